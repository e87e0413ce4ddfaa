import Foundation
import TestSupport
import Testing

@Suite("The report of a migration as Markdown and as a page")
struct MigrationDocumentTests {
  private static let samples = ["Home", "Legacy", "Media", "Notes", "Orders", "Reading", "Travel", "Widgets"]

  private static func withReports(
    _ sample: String, _ options: [String] = [], _ body: (Workspace) throws -> Void
  ) throws {
    try Workspace.with { workspace throws in
      let definition = RepositoryLayout.definitions.appending(path: sample).path
      let outcome = try workspace.run(
        ["migrate", definition, "-o", "out", "--report", "r.json", "--report", "r.MD", "--report", "r.html"] + options)
      #expect(outcome.status == 0, "\(outcome.errors)")
      try body(workspace)
    }
  }

  @Test(
    "has everything that the JSON report has", arguments: samples,
    [
      [], ["--target", "iOS17.0", "--perform", "bridge"],
      ["--find-legacy", RepositoryLayout.root.appending(path: "Tests/LegacySamples/Cafe").path],
    ])
  func completeness(sample: String, options: [String]) throws {
    try Self.withReports(sample, options) { workspace throws in
      let data = try Data(contentsOf: workspace.folder.file("r.json"))
      let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let texts = try ["r.MD": Self.plain(markdown:), "r.html": Self.plain(page:)].map { name, plain in
        (name, plain(try workspace.read(name)))
      }
      var facts: [[String]] = []
      Self.collect(root, into: &facts)
      #expect(facts.count > 3)
      for (name, text) in texts {
        for fact in facts {
          for part in fact where text.range(of: Self.squeezed(part), options: .literal) == nil && !part.isEmpty {
            Issue.record("\(name) lacks '\(part)' of \(fact)")
          }
        }
      }
    }
  }

  /// What each object of the report says that a reader has to find.
  private static func collect(_ value: Any, into facts: inout [[String]]) {
    if let values = value as? [Any] {
      for value in values { collect(value, into: &facts) }
    }
    guard let object = value as? [String: Any] else { return }
    for value in object.values { collect(value, into: &facts) }
    var fact = [
      "reason", "detail", "subject", "quote", "hint", "element", "className", "newName", "newType", "case", "advice",
      "successor", "use",
    ]
    .compactMap { object[$0] as? String }
    // Below its declaration, an element is named without it.
    if let element = object["element"] as? String {
      fact = fact.map { $0 == element ? String(element.split(separator: ".").last ?? "") : $0 }
    }
    // In the account, the reason is a word for programs.
    if object["detail"] is String { fact.removeFirst() }
    if object["verdict"] is String || object["detail"] is String || object["use"] is String,
      let location = object["location"] as? [String: Any],
      let path = location["path"] as? String, let line = location["line"] as? Int, object["detail"] == nil
    {
      fact.append("\(path.split(separator: "/").last ?? ""):\(line)")
    }
    if let language = object["language"] as? String, object["detail"] == nil { fact.append(language) }
    facts.append(fact + (object["key"] is String && object["detail"] is String ? [object["key"] as? String ?? ""] : []))
  }

  // MARK: Texts without markup

  private static func plain(markdown: String) -> String {
    squeezed(
      markdown.replacing("<!-- -->", with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&#58;", with: ":").replacing("&amp;", with: "&"))
  }

  private static func plain(page: String) -> String {
    squeezed(
      page.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&"))
  }

  /// A text without what markup is made of.
  private static func squeezed(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !markup.contains($0) }))
  }

  private static let markup = Set("'`*\\ \n\u{2068}\u{2069}".unicodeScalars)

  // MARK: Other programs

  @Test(
    "xmllint finds no fault in a page",
    .enabled(if: ProcessRunner.program(named: "xmllint") != nil, "xmllint is not installed"), arguments: samples)
  func xmllint(sample: String) throws {
    let xmllint = try #require(ProcessRunner.program(named: "xmllint"))
    try Self.withReports(sample) { workspace throws in
      let outcome = try ProcessRunner(program: xmllint).run(["--noout", workspace.folder.file("r.html").path])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
  }

  @Test(
    "Chromium shows a page without loading anything",
    .enabled(if: ProcessRunner.program(named: "chromium") != nil, "chromium is not installed"))
  func chromium() throws {
    let chromium = try #require(ProcessRunner.program(named: "chromium"))
    try Self.withReports("Orders") { workspace throws in
      let picture = workspace.folder.file("page.png")
      let outcome = try ProcessRunner(program: chromium, timeLimit: .seconds(60)).run([
        "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--window-size=390,2000",
        "--user-data-dir=" + workspace.folder.file("profile").path, "--screenshot=" + picture.path,
        workspace.folder.file("r.html").absoluteString,
      ])
      #expect(outcome.status == 0)
      #expect(!outcome.errors.contains("CONSOLE"), "\(outcome.errors)")
      // A blank page of that size is a few kilobytes.
      #expect(try Data(contentsOf: picture).count > 50_000)
    }
  }
}
