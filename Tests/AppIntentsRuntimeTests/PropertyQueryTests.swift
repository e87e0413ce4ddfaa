import IntentCompiler
import TestSupport
import Testing

@Suite("A query by properties runs")
struct PropertyQueryTests {
  /// Books with what there is to compare, one of them with nothing.
  private static let shelf = SwiftSource(
    name: "Shelf.swift",
    text: """
      enum Shelf {
        static var books: [LibraryBookAppEntity] {
          [
            book("a", "Woolf", 9), book("b", "achebe", 10), book("c", "Borges", 300), book("d", nil, nil),
            book("e", "Le Guin", 10), book("f", "Vol 10", 1), book("g", "vol 9", 2),
          ]
        }

        static func book(_ id: String, _ author: String?, _ pages: Int?) -> LibraryBookAppEntity {
          let book = LibraryBookAppEntity(id: id, displayString: "Book " + id)
          book.author = author
          book.pages = pages
          return book
        }
      }

      """)

  private static let wishes = """
    { migrate: { types: { LibraryBook: { query: 'property', spotlight: { pages: 'pageCount' } } } } }
    """

  /// What is asked for, and the books that are found.
  private static let questions: [(asked: String, found: String)] = [
    (#"["EqualTo", \LibraryBookAppEntity.$author, "Woolf" as String?]"#, "a"),
    (#"["EqualTo", \LibraryBookAppEntity.$author, nil as String?]"#, "d"),
    (#"["NotEqualTo", \LibraryBookAppEntity.$pages, 10 as Int?]"#, "acdfg"),
    (#"["Contains", \LibraryBookAppEntity.$author, "VOL"]"#, "fg"),
    (#"["HasPrefix", \LibraryBookAppEntity.$author, "Le"]"#, "e"),
    (#"["HasSuffix", \LibraryBookAppEntity.$author, "olf"]"#, "a"),
    (#"["LessThan", \LibraryBookAppEntity.$pages, 10]"#, "afg"),
    (#"["LessThanOrEqualTo", \LibraryBookAppEntity.$pages, 10]"#, "abefg"),
    (#"["GreaterThan", \LibraryBookAppEntity.$pages, 10]"#, "c"),
    (#"["GreaterThanOrEqualTo", \LibraryBookAppEntity.$pages, 10]"#, "bce"),
    (
      #"["GreaterThan", \LibraryBookAppEntity.$pages, 2], ["LessThan", \LibraryBookAppEntity.$pages, 100]"#, "abe"
    ),
    (
      #"["LessThan", \LibraryBookAppEntity.$pages, 2], ["Contains", \LibraryBookAppEntity.$author, "borges"], or: true"#,
      "cf"
    ),
    ("or: true", "abcdefg"),
    (#"by: [(\LibraryBookAppEntity.$author, true)]"#, "dbcegfa"),
    (#"by: [(\LibraryBookAppEntity.$pages, false)]"#, "cbeagfd"),
    (#"by: [(\LibraryBookAppEntity.$pages, false), (\LibraryBookAppEntity.$author, false)]"#, "cebagfd"),
    (#"by: [(\LibraryBookAppEntity.$dueBack, true)]"#, "abcdefg"),
    (
      #"["NotEqualTo", \LibraryBookAppEntity.$pages, nil as Int?], by: [(\LibraryBookAppEntity.$pages, true)], limit: 2"#,
      "fg"
    ),
    ("limit: 0", ""),
    ("limit: 100", "abcdefg"),
  ]

  private static let asking = """
    func ask(
      _ comparisons: [Any?]..., or: Bool = false, by orders: [(PartialKeyPath<LibraryBookAppEntity>, Bool)] = [],
      limit: Int? = nil
    ) async throws {
      let comparators = try comparisons.map {
        try LibraryBookAppEntityQuery.properties.comparator(
          $0[0] as! String, of: $0[1] as! PartialKeyPath<LibraryBookAppEntity>, with: $0[2] as Any)
      }
      let found = try await LibraryBookAppEntityQuery().entities(
        matching: comparators, mode: or ? .or : .and,
        sortedBy: orders.map { EntityQuerySort(by: $0.0, order: $0.1 ? .ascending : .descending) }, limit: limit)
      print(found.map(\\.id).joined())
    }

    """

  /// Books in the index, and one that is removed.
  private static let indexing = """
    try await LibraryBookAppEntity.addToSpotlight(Shelf.books)
    try await LibraryBookAppEntity.removeFromSpotlight(["a"])
    let entries = CSSearchableIndex.default().entries
    print(entries.keys.sorted().joined(separator: ", "))
    print(entries["LibraryBookAppEntity c"]?.pageCount as Any, entries["LibraryBookAppEntity d"]?.pageCount as Any)

    """

  @Test("and filters, sorts and limits what there is, which Spotlight knows too")
  func questions() throws {
    let sample = try #require(try SampleDefinition.samples(named: ["Reading"]).first)
    let result = Compiler().migration(
      of: [DefinitionSource(path: sample.path, bytes: [UInt8](try sample.contents()))],
      configuration: DefinitionSource(
        path: "intentc.json", bytes: [UInt8](Self.wishes.utf8)))
    #expect(!result.report.hasErrors)
    let gap = "        // TODO: Return all entities here.\n        return []"
    var isFilled = false
    let files = result.files.map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      isFilled = isFilled || text.contains(gap)
      return SwiftSource(name: file.name, text: text.replacing(gap, with: "        return Shelf.books"))
    }
    try #require(isFilled)
    let main =
      "import AppIntents\nimport CoreSpotlight\n\n" + Self.asking
      + Self.questions.map { "try await ask(\($0.asked))\n" }.joined()
      + "print(LibraryBookAppEntityQuery.sortingOptions.paths.count)\n" + Self.indexing
    let lines = try AppIntentsProgram(files + [Self.shelf], main: main).output()
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.count == Self.questions.count + 4)
    for (question, line) in zip(Self.questions, lines) {
      #expect(line == question.found, "\(question.asked)")
    }
    #expect(
      lines.dropFirst(Self.questions.count).prefix(3) == [
        "2", ["b", "c", "d", "e", "f", "g"].map { "LibraryBookAppEntity \($0)" }.joined(separator: ", "),
        "Optional(300) nil",
      ])
  }
}
