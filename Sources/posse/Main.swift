import CommandKit
import FileSystem
import Glibc
import PhotoIntake
import PosseCLI

/// The program: settles the process and hands it over to the commands, or to the decoding of pictures.
@main
enum Main {
  static func main() {
    let descriptors = StandardDescriptors.occupy()
    _ = ProcessSetup.apply()
    guard ProcessArguments.areKnown else {
      exit(Program.refuseWithoutWords(.standard(descriptors)))
    }
    let words = ProcessArguments.words
    if let status = PictureWorker.run(words: words) { exit(status) }
    let program = Program(
      words: words,
      environment: Environment(lookUp: ProcessEnvironment.bytes),
      console: .standard(descriptors))
    exit(program.run())
  }
}
