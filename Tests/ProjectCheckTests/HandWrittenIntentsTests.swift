import Foundation
import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// App Intents as people write them: in pieces and several files, with comments, getters, tables and conditions.
@Suite("App Intents written by hand")
struct HandWrittenIntentsTests {
  private static let folder = RepositoryLayout.root.appending(
    path: "Tests/CheckFixtures/Canteen", directoryHint: .isDirectory)

  private static func files() throws -> [SourceFile] {
    try FileTree.paths(in: folder).sorted().map { path in
      SourceFile(path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
    }
  }

  @Test("are understood")
  func faultless() throws {
    let lines = AppIntentsFindings.of(try Self.files()).map(\.line)
    #expect(lines == [])
  }

  /// A mistake, and a `↓` in front of where it is found.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let slug: String
    let original: String
    let replacement: String

    init(_ slug: String, _ original: String, _ replacement: String) {
      self.slug = slug
      self.original = original
      self.replacement = replacement
    }

    var testDescription: String { "\(slug): \(replacement)" }
  }

  private static let mistakes = [
    Mistake("migrated-parameter-mismatch", "var quantity: Swift.Int", "var quantity: ↓Swift.Double"),
    Mistake("migrated-parameter-mismatch", "@Parameter var extras:", "@Parameter var ↓Extras:"),
    Mistake("migrated-parameter-mismatch", "@Parameter var extras:", "var ↓extras:"),
    Mistake("migrated-parameter-mismatch", "Array<\n      String\n    >?", "↓String?"),
    Mistake("migrated-parameter-mismatch", "var soup: Optional<SoupEntity>", "var soup: ↓Optional<Size>"),
    Mistake("unstable-raw-value", "case small, medium = \"Medium\"", "case small, ↓medium"),
    Mistake("unstable-raw-value", "Size: String, CaseIterable", "Size: ↓Int, CaseIterable"),
    Mistake("unstable-raw-value", "let id: ID\n  typealias ID = String", "let id: ↓ID\n  typealias ID = UUID"),
    Mistake("non-literal-metadata", "return \"Order Soup\"", "return ↓L10n.orderSoup"),
    Mistake("non-literal-metadata", "get { return \"Order Soup\" }", "get { return ↓\"Order\" + \" Soup\" }"),
    Mistake("non-literal-metadata", "[\"broth\", ", "[↓broth, "),
    Mistake(
      "non-literal-metadata", "\"Soup\",  // what is eaten (the name)",
      "/* \"Soup\" */ ↓\"\\(soup)\",  // what is eaten (the name)"),
    Mistake("non-literal-metadata", "table: \"Intents\",\n      bundle", "table: ↓Tables.intents,\n      bundle"),
    Mistake("non-literal-metadata", "How \\\n      many", "How \\\n      \\(many)"),
    Mistake("non-literal-metadata", ".init(title: \"Small\"", ".init(title: ↓small"),
    Mistake("non-literal-metadata", "systemImageName: \"repeat\"", "systemImageName: ↓Icons.again"),
    Mistake(
      "non-literal-metadata", "intentClassName: String { \"OrderSoupIntent\" }", "intentClassName: String { ↓name }"),
    Mistake(
      "non-literal-metadata",
      "static var caseDisplayRepresentations: [Me: DisplayRepresentation] = [\n    // from the small one on\n    .small: "
        + ".init(title: \"Small\", subtitle: nil, image: .init(systemName: Icons.small)),",
      "static var ↓caseDisplayRepresentations: [Me: DisplayRepresentation] = ["),
    Mistake("invalid-phrase", "\"The usual in \\(.applicationName)\"", "↓\"The usual\""),
    Mistake("invalid-phrase", "\"The usual in", "↓\"The usual \\(\\.$extras) in"),
    Mistake("invalid-phrase", "\\(\\OrderSoupAction.$size) soup\"", "\\(name) soup\""),
    Mistake("invalid-phrase", "phrases: [\"The usual in \\(.applicationName)\"]", "phrases: ↓Self.phrases"),
    Mistake("invalid-phrase", "\"Bestelle Suppe mit ${applicationName}\"", "\"↓Bestelle Suppe\""),
    Mistake("invalid-phrase", "\"Order soup with ${applicationName}\" =", "\"↓Order broth with ${applicationName}\" ="),
    Mistake("invalid-phrase", "Hol mir in ${applicationName} ${soup}", "↓Hol mir in ${applicationName} ${broth}"),
    Mistake(
      "duplicate-query-name", "final class ListedNames<Source: NameSource>",
      "enum Other { final class ↓SoupQuery: DynamicOptionsProvider {} }; final class ListedNames<Source: NameSource>"),
    Mistake(
      "too-many-app-shortcuts", "struct SoupQuery:",
      "extension CanteenApp { enum ↓Shortcuts: AppShortcutsProvider {} }; struct SoupQuery:"),
    Mistake("weak-app-intent-metadata", "title: \"\\(name)\", subtitle", "title: \"Soup\", subtitle"),
    Mistake("weak-app-intent-metadata", "\"Orders a soup for you.\", categoryName", "\" \", categoryName"),
    Mistake("non-optional-widget-parameter", "\"Days\", default: 3) var days", "\"Days\") var ↓days"),
    Mistake("non-optional-widget-parameter", "var soup: SoupEntity?", "var ↓soup: SoupEntity"),
  ]

  @Test("have each mistake found by its rule, where it is", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    var files = try Self.files()
    let index = try #require(
      files.firstIndex { String(decoding: $0.bytes, as: UTF8.self).contains(mistake.original) })
    let text = String(decoding: files[index].bytes, as: UTF8.self)
    let marked = text.replacing(mistake.original, with: mistake.replacement, maxReplacements: 1)
    files[index] = SourceFile(path: files[index].path, bytes: [UInt8](marked.replacing("↓", with: "").utf8))
    let found = AppIntentsFindings.of(files).filter { $0.severity != .note && $0.id.slug != "missing-migration" }
    #expect(found.map { $0.id.slug } == [mistake.slug], "\(found.map(\.line))")
    guard let mark = marked.utf8.firstRange(of: "↓".utf8), let finding = found.first else { return }
    #expect(finding.location?.file.path == files[index].path)
    #expect(
      finding.location.map { Int($0.range.lowerBound) }
        == marked.utf8.distance(from: marked.startIndex, to: mark.lowerBound),
      "\(finding.line)")
  }

  @Test("have an intent that nothing takes the place of reported in the definition, and system intents noted")
  func missing() throws {
    let files = try Self.files().filter { $0.name != "OrderSoupAction.swift" }
    let found = AppIntentsFindings.of(files).filter { $0.id == "missing-migration" }
    #expect(
      found.map { "\($0.location?.file.name ?? "") \($0.message)" } == [
        "Canteen.intentdefinition no App Intent migrates 'OrderSoupIntent'"
      ])
  }

  @Test("of tests do not count")
  func tests() throws {
    let double = SourceFile(
      path: "CanteenTests/Double.swift", bytes: [UInt8]("struct SoupQuery: EntityQuery {}".utf8))
    #expect(AppIntentsFindings.of(try Self.files() + [double]).map(\.line) == [])
  }
}
