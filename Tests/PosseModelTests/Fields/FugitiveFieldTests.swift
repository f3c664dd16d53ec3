import PosseModel
import Testing

@Suite struct FugitiveFieldTests {
  /// The table at the top of the description of the command line.
  private let table: [(FieldType, String)] = [
    (.int, "id heightCm weightKg"),
    (
      .text,
      """
      uuid name currency bountyText desc notes capturedBy capturedPlace lastSeenPlace \
      lastSeenDesc sex hair eyes marks caution warrant agent place city state zip country
      """
    ),
    (.decimal, "bounty capturedLat capturedLon lastSeenLat lastSeenLon"),
    (.bool, "captured"),
    (.date, "captdate lastSeen born due created modified"),
    (.toMany, "aliases tags offenses photos log sources"),
  ]

  @Test func `the fields and their types are those of the table`() {
    var names: Set<String> = []
    for (type, list) in table {
      for name in list.split(separator: " ").map(String.init) {
        names.insert(name)
        #expect(FugitiveField(rawValue: name)?.type == type, "\(name)")
      }
    }
    #expect(names == Set(FugitiveField.allCases.map(\.name)))
  }

  @Test func `what may be set is everything else than the eight`() {
    let kept = FugitiveField.allCases.filter { !$0.isSettable }
    #expect(
      Set(kept) == [.id, .uuid, .created, .modified, .photos, .log, .sources, .captured])
    #expect(
      FugitiveField.allCases.filter(\.belongsToCapture)
        == [.captdate, .capturedBy, .capturedPlace, .capturedLat, .capturedLon])
    #expect(
      FugitiveField.allCases.filter { $0.isSettable && !$0.isClearable } == [.name, .currency])
  }

  @Test func `flags are the names, in the singular for lists`() {
    #expect(FugitiveField.aliases.singularFlag == "alias")
    #expect(FugitiveField.tags.singularFlag == "tag")
    #expect(FugitiveField.offenses.singularFlag == "offense")
    #expect(FugitiveField.heightCm.singularFlag == "heightCm")
    #expect(FugitiveField.textLists == [.aliases, .tags, .offenses])
  }

  @Test func `a list shows seven fields unless told otherwise`() {
    #expect(
      FugitiveField.listDefaults.map(\.name).joined(separator: ",")
        == "id,name,bounty,captured,captdate,place,tags")
  }

  @Test(arguments: [
    ("bountry", "bounty"), ("heightcm", "heightCm"), ("height", "heightCm"), ("nmae", "name"),
    ("alias", "aliases"), ("photo", "photos"), ("lastseen", "lastSeen"), ("zipp", "zip"),
  ]) func `a mistyped name is given the field it meant`(typed: String, meant: String) {
    #expect(FugitiveField.suggestions(for: typed).first?.name == meant)
  }

  @Test func `nonsense is given none, however long`() {
    #expect(FugitiveField.suggestions(for: "qqqqqq").isEmpty)
    #expect(FugitiveField.suggestions(for: "").isEmpty)
    #expect(FugitiveField.suggestions(for: HostileTexts.huge[1]).isEmpty)
  }

  @Test(arguments: [
    (FugitiveField.aliases, "aliases.name"), (.tags, "tags.name"), (.offenses, "offenses.name"),
    (
      .photos,
      """
      photos.id photos.file photos.width photos.height photos.size photos.sha256 \
      photos.pngSha256 photos.source photos.takenAt photos.caption photos.primary
      """
    ),
    (
      .log,
      """
      log.id log.action log.date log.agent log.place log.lat log.lon log.reason log.note \
      log.private log.photo
      """
    ),
    (.sources, "sources.name sources.key sources.url sources.fetched"), (.bounty, ""),
  ]) func `the fields inside are those of the table`(field: FugitiveField, paths: String) {
    let inside = RelationField.fields(of: field)
    #expect(inside.map(\.path).joined(separator: " ") == paths)
    #expect(inside.allSatisfy { $0.relation == field })
  }
}
