import PosseModel
import SQLite

/// The kinds of columns that fields have.
extension FieldColumns {
  static func integer(_ column: SQL) -> FieldColumns {
    FieldColumns(column, order: column) { row, index throws(DatabaseError) in
      try row.intOrNil(index).map { .integer($0) } ?? .null
    }
  }

  static func text(_ column: SQL, folded: SQL? = nil) -> FieldColumns {
    FieldColumns(column, order: folded ?? "posse_fold(\(column))") {
      row, index throws(DatabaseError) in
      try row.textOrNil(index).map { .text($0) } ?? .null
    }
  }

  static func degrees(_ column: SQL) -> FieldColumns {
    FieldColumns(column, order: column) { row, index throws(DatabaseError) in
      try row.degreesOrNil(index).map { .degrees($0) } ?? .null
    }
  }

  static var captured: FieldColumns {
    FieldColumns("f.captured", order: "f.captured") { row, index throws(DatabaseError) in
      .bool(try row.bool(index))
    }
  }

  static var bounty: FieldColumns {
    FieldColumns("f.bounty, f.currency", count: 2, order: "f.bounty") {
      row, index throws(DatabaseError) in
      try row.moneyOrNil(index).map { .money($0) } ?? .null
    }
  }

  static var currency: FieldColumns {
    FieldColumns("f.currency", order: "f.currency") { row, index throws(DatabaseError) in
      try row.currencyOrNil(index).map { .currency($0) } ?? .null
    }
  }

  static var born: FieldColumns {
    let first: SQL = "FROM birth b WHERE b.fugitive = f.id AND b.date IS NOT NULL"
    let rank: SQL = "ORDER BY b.confirmed DESC, b.id LIMIT 1"
    return FieldColumns(
      "(SELECT b.date \(first) \(rank))", order: "(SELECT b.day \(first) \(rank))"
    ) { row, index throws(DatabaseError) in
      try row.partialDateOrNil(index).map { .partialDate($0) } ?? .null
    }
  }

  static func moment(_ name: String) -> FieldColumns {
    let columns: [SQL] = ["", "_offset", "_precision", "_circa"].map { suffix in
      "f.\(identifier: name + suffix)"
    }
    return FieldColumns(
      SQL.joined(columns, separator: ", "), count: 4, order: "f.\(identifier: name)"
    ) { row, index throws(DatabaseError) in
      try row.momentOrNil(index).map { .moment($0) } ?? .null
    }
  }

  static func instant(_ name: String) -> FieldColumns {
    FieldColumns(
      "f.\(identifier: name), f.\(identifier: name + "_offset")", count: 2,
      order: "f.\(identifier: name)"
    ) { row, index throws(DatabaseError) in
      .moment(try row.instantWithOffset(index))
    }
  }

  static func named(_ table: String, _ column: String) -> FieldColumns {
    let source: SQL = "FROM \(identifier: table) v WHERE v.id = f.\(identifier: column)"
    return FieldColumns(
      "(SELECT v.name \(source))", order: "(SELECT v.name_cd \(source))"
    ) { row, index throws(DatabaseError) in
      try row.textOrNil(index).map { .text($0) } ?? .null
    }
  }

  static func place(_ column: String) -> FieldColumns {
    let table: SQL = "\(identifier: column + "_of")"
    return FieldColumns(
      "f.\(identifier: column), \(table).country, \(table).state, \(table).zip, \(table).city",
      count: 5, order: "(SELECT v.text_cd FROM place v WHERE v.id = f.\(identifier: column))",
      join: "LEFT JOIN place AS \(table) ON \(table).id = f.\(identifier: column)"
    ) { row, index throws(DatabaseError) in
      try row.placeOrNil(index).map { .place($0) } ?? .null
    }
  }

  static func placePart(_ name: String) -> FieldColumns {
    let source: SQL = "FROM place v WHERE v.id = f.place"
    return FieldColumns(
      "(SELECT v.\(identifier: name) \(source))",
      order: "(SELECT v.\(identifier: name + "_cd") \(source))"
    ) { row, index throws(DatabaseError) in
      try row.textOrNil(index).map { .text($0) } ?? .null
    }
  }
}
