/// The program: hands the process over to the commands.
@main
enum Main {
  static func main() {}
}
