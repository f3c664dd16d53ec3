package import PosseModel
import SQLite

extension BookReader {
  /// Returns the people that a query means, with the values of some fields.
  ///
  /// Only the columns of these fields are read; pages of pictures never are.
  package func list(
    _ query: FugitiveQuery, fields: [FugitiveField]
  ) throws(StoreError) -> [FugitiveRow] {
    let statement = try statement(of: query)
    let columns = fields.map(FieldColumns.of)
    let selection = SQL.joined(
      ["f.id"] + columns.compactMap { $0?.selection }, separator: ", ")
    // A field that is asked for twice is joined once.
    let joins = SQL.joined(
      Set(fields).sorted { $0.name < $1.name }.compactMap { FieldColumns.of($0)?.join },
      separator: " ")
    let bound: SQL = query.limit.map { " LIMIT \($0)" } ?? ""
    // Only what a row needs: copying the SQL along for each value would cost more than reading it.
    let readings = zip(fields, columns).map { ($0, $1.map { ($0.count, $0.decode) }) }
    var found = try rows(
      """
      SELECT \(selection) FROM fugitive f \(joins) WHERE \(statement.condition)
      ORDER BY \(statement.ordering)\(bound)
      """
    ) { row throws(DatabaseError) in
      let id = try row.int(0)
      var position = 1
      var values: [FieldValue] = []
      values.reserveCapacity(fields.count)
      for (field, reading) in readings {
        if let (count, decode) = reading {
          values.append(try decode(row, position))
          position += count
        } else {
          values.append(field.emptyList)
        }
      }
      return FugitiveRow(id: FugitiveID(id), fields: fields, values: values)
    }
    try addRelatedValues(to: &found, of: query, fields: fields)
    return found
  }

  /// Counts the people that a query means, whatever its limit.
  package func count(_ query: FugitiveQuery) throws(StoreError) -> Int {
    let condition = try statement(of: query).condition
    let count = try firstRow("SELECT count(*) FROM fugitive f WHERE \(condition)") {
      row throws(DatabaseError) in Int(clamping: try row.int(0))
    }
    return count ?? 0
  }

  /// Fills in the to-many fields of people that were found.
  ///
  /// The people are named by their numbers: to ask the query again would read each of them again.
  private func addRelatedValues(
    to people: inout [FugitiveRow], of query: FugitiveQuery, fields: [FugitiveField]
  ) throws(StoreError) {
    let positions = fields.indices.filter { fields[$0].type == .toMany }
    guard !positions.isEmpty, !people.isEmpty else { return }
    let numbers = query.isWhole ? nil : FugitiveID.list(of: people.map(\.id))
    var values: [FugitiveField: [Int64: FieldValue]] = [:]
    for position in positions where values[fields[position]] == nil {
      values[fields[position]] = try relatedValues(fields[position], of: numbers)
    }
    for index in people.indices {
      for position in positions {
        guard let value = values[fields[position]]?[people[index].id.number] else { continue }
        people[index].values[position] = value
      }
    }
  }

  /// Returns the values of a to-many field by the numbers of their people; of everybody when these are nil.
  private func relatedValues(
    _ field: FugitiveField, of numbers: SQL?
  ) throws(StoreError) -> [Int64: FieldValue] {
    func belonging(_ column: SQL) -> SQL { numbers.map { "\(column) IN (\($0))" } ?? "TRUE" }
    switch field {
    case .aliases, .tags, .offenses:
      return try texts(field, where: belonging(field == .aliases ? "a.fugitive" : "j.fugitive"))
        .mapValues { .texts($0) }
    case .photos:
      let photos = try photos(where: belonging("p.fugitive"))
      return Dictionary(grouping: photos, by: \.fugitive.number).mapValues { .photos($0) }
    case .log:
      let entries = try log(where: belonging("l.fugitive"))
      return Dictionary(grouping: entries, by: \.fugitive.number).mapValues { .log($0) }
    case .sources: return try sources(where: belonging("fugitive")).mapValues { .sources($0) }
    default: return [:]
    }
  }

  private func texts(
    _ field: FugitiveField, where condition: SQL
  ) throws(StoreError) -> [Int64: [String]] {
    let statement: SQL =
      switch field {
      case .aliases:
        "SELECT a.fugitive, a.name FROM alias a WHERE \(condition) ORDER BY a.id"
      case .tags:
        """
        SELECT j.fugitive, t.name FROM fugitive_tag j JOIN tag t ON t.id = j.tag
        WHERE \(condition) ORDER BY j.id
        """
      default:
        """
        SELECT j.fugitive, o.name FROM fugitive_offense j JOIN offense o ON o.id = j.offense
        WHERE \(condition) ORDER BY j.id
        """
      }
    var result: [Int64: [String]] = [:]
    try forEachRow(statement) { row throws(DatabaseError) in
      result[try row.int(0), default: []].append(try row.text(1))
    }
    return result
  }

  private func sources(where condition: SQL) throws(StoreError) -> [Int64: [SourceRecord]] {
    var result: [Int64: [SourceRecord]] = [:]
    try forEachRow(
      """
      SELECT fugitive, name, key, url, fetched, raw_sha256 FROM source
      WHERE \(condition) ORDER BY fugitive, id
      """
    ) { row throws(DatabaseError) in
      result[try row.int(0), default: []].append(
        SourceRecord(
          name: try row.text(1), key: try row.text(2), url: try row.textOrNil(3),
          fetched: try row.instantOrNil(4), digest: try row.textOrNil(5)))
    }
    return result
  }
}

extension FugitiveField {
  /// The value of a to-many field that holds nothing; null for any other field.
  fileprivate var emptyList: FieldValue {
    switch self {
    case .aliases, .tags, .offenses: .texts([])
    case .photos: .photos([])
    case .log: .log([])
    case .sources: .sources([])
    default: .null
    }
  }
}
