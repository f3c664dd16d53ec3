import Foundation
import TestSupport
import Testing

/// Pictures of a hundred megapixels, drawn by a script.
enum LargePicture: String, CaseIterable, CustomStringConvertible {
  /// Grey noise of 8 bits, packed well by JPEG and not at all by PNG.
  case grayNoise = "gray-noise.jpg"
  /// Noise in all colours: the PNG takes more than may be stored.
  case colorNoise = "color-noise.jpg"
  /// Coefficients for every pixel of three planes.
  case progressive = "progressive.jpg"
  /// Coefficients for every pixel of four planes.
  case inks = "inks.jpg"
  /// Sixteen colours by chance.
  case paletteNoise = "palette-noise.png"
  /// Four bytes a pixel and nothing in them.
  case transparent = "transparent.png"
  /// The same in seven passes, all of which stand in memory.
  case interlaced = "interlaced.png"

  var description: String { rawValue }

  /// Draws all of them into a folder.
  static func draw(into folder: String) throws {
    let python = ProgramRunner(
      program: "/usr/bin/python3", workingDirectory: folder, deadline: .seconds(300))
    let result = try python.run(["-c", script])
    try #require(result.status == 0, "\(result.errors)")
  }

  private static let script = """
    import random, struct, zlib
    from PIL import Image

    side, tile = 10_000, 2_500
    random.seed(1)

    def noise(mode):
        count = tile * tile * len(mode)
        piece = Image.frombytes(mode, (tile, tile), random.randbytes(count))
        picture = Image.new(mode, (side, side))
        for x in range(0, side, tile):
            for y in range(0, side, tile):
                picture.paste(piece, (x, y))
        return picture

    noise("L").save("gray-noise.jpg", quality=50)
    noise("RGB").save("color-noise.jpg", quality=50, subsampling=2)
    Image.new("RGB", (side, side), "teal").save("progressive.jpg", progressive=True, subsampling=0)
    Image.new("CMYK", (side, side), (9, 99, 0, 1)).save("inks.jpg", progressive=True)

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    def png(name, depth, kind, rows, count, level, interlaced=0, before=b""):
        packer = zlib.compressobj(level)
        packed = b"".join(packer.compress(rows[n % len(rows)]) for n in range(count)) + packer.flush()
        header = struct.pack(">IIBBBBB", side, side, depth, kind, 0, 0, interlaced)
        with open(name, "wb") as file:
            file.write(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", header) + before
                       + chunk(b"IDAT", packed) + chunk(b"IEND", b""))

    # Rows that come again only after more than deflate looks back.
    rows = [b"\\0" + random.randbytes(side // 2) for _ in range(16)]
    png("palette-noise.png", 4, 3, rows, side, 0, before=chunk(b"PLTE", random.randbytes(48)))
    png("transparent.png", 8, 6, [bytes(1 + 4 * side)], side, 1)
    # All passes have zeros only; what counts is how many.
    passes = ((8, 8), (8, 8), (4, 8), (4, 4), (2, 4), (2, 2), (1, 2))
    size = sum(side // down * (1 + 4 * (side // across)) for across, down in passes)
    png("interlaced.png", 8, 6, [bytes(size // 16)] * 16 + [bytes(size % 16)], 17, 1, 1)
    """
}
