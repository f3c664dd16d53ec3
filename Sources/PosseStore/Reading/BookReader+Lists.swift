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
    let relations = try relatedValues(statement, fields: fields)
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
    return try rows(
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
          values.append(relations[field]?[id] ?? field.emptyList)
        }
      }
      return FugitiveRow(id: FugitiveID(id), fields: fields, values: values)
    }
  }

  /// Counts the people that a query means, whatever its limit.
  package func count(_ query: FugitiveQuery) throws(StoreError) -> Int {
    let condition = try statement(of: query).condition
    let count = try firstRow("SELECT count(*) FROM fugitive f WHERE \(condition)") {
      row throws(DatabaseError) in Int(clamping: try row.int(0))
    }
    return count ?? 0
  }

  private func relatedValues(
    _ query: FugitiveStatement, fields: [FugitiveField]
  ) throws(StoreError) -> [FugitiveField: [Int64: FieldValue]] {
    var result: [FugitiveField: [Int64: FieldValue]] = [:]
    for field in fields where result[field] == nil {
      switch field {
      case .aliases, .tags, .offenses:
        result[field] = try texts(field, of: query).mapValues { .texts($0) }
      case .photos:
        let photos = try photos(where: "p.fugitive IN (\(query.numbers))")
        result[field] = Dictionary(grouping: photos, by: \.fugitive.number)
          .mapValues { .photos($0) }
      case .log:
        let entries = try log(where: "l.fugitive IN (\(query.numbers))")
        result[field] = Dictionary(grouping: entries, by: \.fugitive.number)
          .mapValues { .log($0) }
      case .sources:
        result[field] = try sources(of: query).mapValues { .sources($0) }
      default: break
      }
    }
    return result
  }

  private func texts(
    _ field: FugitiveField, of query: FugitiveStatement
  ) throws(StoreError) -> [Int64: [String]] {
    let statement: SQL =
      switch field {
      case .aliases:
        """
        SELECT a.fugitive, a.name FROM alias a JOIN fugitive f ON f.id = a.fugitive
        WHERE \(query.membership) ORDER BY a.id
        """
      case .tags:
        """
        SELECT j.fugitive, t.name FROM fugitive_tag j JOIN tag t ON t.id = j.tag
        JOIN fugitive f ON f.id = j.fugitive WHERE \(query.membership) ORDER BY j.id
        """
      default:
        """
        SELECT j.fugitive, o.name FROM fugitive_offense j JOIN offense o ON o.id = j.offense
        JOIN fugitive f ON f.id = j.fugitive WHERE \(query.membership) ORDER BY j.id
        """
      }
    var result: [Int64: [String]] = [:]
    try forEachRow(statement) { row throws(DatabaseError) in
      result[try row.int(0), default: []].append(try row.text(1))
    }
    return result
  }

  private func sources(
    of query: FugitiveStatement
  ) throws(StoreError) -> [Int64: [SourceRecord]] {
    var result: [Int64: [SourceRecord]] = [:]
    try forEachRow(
      """
      SELECT fugitive, name, key, url, fetched, raw_sha256 FROM source
      WHERE fugitive IN (\(query.numbers)) ORDER BY fugitive, id
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
