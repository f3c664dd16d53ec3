import CommandKit

/// The options by which a command takes a predicate.
enum PredicateOptions {
  static let predicate = Option(
    "where", short: "w", value: "PREDICATE", repeats: true,
    help: "the people for whom PREDICATE holds; @FILE reads it from FILE, - from standard input")
  static let parameter = Option(
    "param", short: "p", value: "NAME=VALUE", repeats: true,
    help: "give $NAME in the predicate a VALUE; NAME:=LITERAL a literal")
  static let explain = Flag(
    "explain", help: "tell what the predicate means and how it is answered, and do nothing else")

  static let view = Option(
    "view", value: "NAME", repeats: true,
    help: "the people of the saved view NAME, in its order and with its fields",
    completion: .dynamic("views"))

  static let all: [AnyOption] = [.option(predicate), .option(parameter)]
}
