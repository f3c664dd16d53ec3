import CommandKit
import FileSystem
import Glibc
import PosseCLI

/// The program: settles the process and hands it over to the commands.
@main
enum Main {
  static func main() {
    let descriptors = StandardDescriptors.occupy()
    _ = ProcessSetup.apply()
    let program = Program(
      words: ProcessArguments.words,
      environment: Environment(lookUp: ProcessEnvironment.bytes),
      console: .standard(descriptors))
    exit(program.run())
  }
}
