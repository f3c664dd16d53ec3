import FileSystem
import Testing

@testable import PosseCLI

@Suite struct UserFoldersTests {
  private func pictures(_ text: String, home: FilePath = "/home/joe") -> FilePath? {
    UserFolders(parsing: Array(text.utf8), home: home).pictures
  }

  @Test(
    arguments: [
      (#"XDG_PICTURES_DIR="$HOME/Bilder""#, "/home/joe/Bilder"),
      (#"XDG_PICTURES_DIR="/pool/pictures""#, "/pool/pictures"),
      ("  XDG_PICTURES_DIR\t= \"$HOME//a b\" # mine", "/home/joe/a b"),
      (#"XDG_PICTURES_DIR="$HOME/a\"b\\c\$d\`e""#, #"/home/joe/a"b\c$d`e"#),
      (#"XDG_PICTURES_DIR="$HOME/$(rm -rf x)""#, "/home/joe/$(rm -rf x)"),
      (#"XDG_PICTURES_DIR="$HOME/Фото""#, "/home/joe/Фото"),
    ])
  func `a folder is below the home or absolute`(line: String, folder: String) {
    #expect(pictures(line) == FilePath(folder))
    #expect(pictures("# first\nXDG_MUSIC_DIR=\"/m\"\n\(line)\n\n") == FilePath(folder))
  }

  @Test(
    arguments: [
      "", "XDG_PICTURES_DIR", "XDG_PICTURES_DIR=", #"XDG_PICTURES_DIR="""#,
      #"#XDG_PICTURES_DIR="/x""#, #"XDG_PICTURES_DIR="x""#, #"XDG_PICTURES_DIR=/x"#,
      #"XDG_PICTURES_DIR='/x'"#, #"XDG_PICTURES_DIR="/x"#, #"XDG_PICTURES_DIR="/x\"#,
      #"XDG_PICTURES_DIR="/x\""#, #"XDG_PICTURES_DIR="$HOMES/x""#, #"XDG_PICTURES_DIR="${HOME}/x""#,
      #"XDG_PICTURES_DIRS="/x""#, #"export XDG_PICTURES_DIR="/x""#, #"xdg_pictures_dir="/x""#,
    ])
  func `everything else is passed over`(line: String) {
    #expect(pictures(line) == nil)
    #expect(pictures("XDG_PICTURES_DIR=\"/good\"\n\(line)") == "/good")
  }

  @Test(
    arguments: [
      #"XDG_PICTURES_DIR="$HOME/""#, #"XDG_PICTURES_DIR="$HOME""#, #"XDG_PICTURES_DIR="$HOME//""#,
      #"XDG_PICTURES_DIR="/home/joe/""#, #"XDG_PICTURES_DIR="/home//joe""#,
    ])
  func `the home folder itself means that there is none`(line: String) {
    #expect(pictures(line) == nil)
    #expect(pictures("XDG_PICTURES_DIR=\"/old\"\n\(line)") == nil)
  }

  @Test func `the last line counts, and bytes stay as they are`() {
    #expect(pictures("XDG_PICTURES_DIR=\"/a\"\nXDG_PICTURES_DIR=\"/b\"") == "/b")
    let line = Array("XDG_PICTURES_DIR=\"$HOME/".utf8) + [0xFF, 0x22, 0x0A]
    let folders = UserFolders(parsing: line, home: FilePath(bytes: [0x2F, 0xFE]))
    #expect(folders.pictures?.bytes == [0x2F, 0xFE, 0x2F, 0xFF])
  }
}
