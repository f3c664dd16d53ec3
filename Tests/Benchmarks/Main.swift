/// The benchmark runner.
@main
enum Main {
  static func main() {}
}
