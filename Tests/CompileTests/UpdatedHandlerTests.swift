import Foundation
import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

@Suite("Updated handlers")
struct UpdatedHandlerTests {
  /// The awkward handlers after an update, by their paths, with what the run said.
  private static let updated = Result { try update(AwkwardHandlers.files) }

  private static func update(
    _ files: [String: String], mode: ScaffoldRequest.Mode = .write
  ) throws -> (files: [String: Data], outcome: CommandOutcome) {
    let orders = try #require(SampleDefinition.valid.first { $0.stem == "Orders" })
    return try TemporaryDirectory.withDirectory { folder in
      for (path, text) in files { try folder.write(text, to: "App/\(path)") }
      let outcome = Compiler().scaffold(
        ScaffoldRequest(
          inputs: [orders.url.path], outputDirectory: folder.file("App").path, mode: mode,
          updatesHandlers: mode != .check))
      return (try FileTree.contents(of: folder.file("App")), outcome)
    }
  }

  @Test("The text is the old one with insertions")
  func insertions() throws {
    let updated = try Self.updated.get()
    #expect(updated.outcome.report.errorCount == 0 && updated.outcome.report.warningCount == 0)
    for (path, old) in AwkwardHandlers.files {
      let new = Array(try #require(updated.files[path]))
      let old = Array(old.utf8)
      let inserted = try #require(Self.insertions(from: old, to: new), "\(path) lost something")
      let text = String(decoding: inserted.joined(), as: UTF8.self)
      #expect(text.matches(of: #/func (\w+)/#).map { String($0.1) } == AwkwardHandlers.added[path] ?? [], "\(path)")
      if old.contains(UInt8(ascii: "\r")) {
        #expect(!text.replacing("\r\n", with: "").contains { $0.isNewline }, "\(path) has mixed line ends")
      }
    }
    let new = Set(updated.files.keys).subtracting(AwkwardHandlers.files.keys)
    #expect(new == ["OrderCoffeeIntentHandler.swift"], "nothing is written for what is handled")
    #expect(updated.outcome.summary?.contains(", 4 handlers updated\n") == true)
  }

  /// What has to be inserted into a text to make another one of it; nil where that is not enough.
  ///
  /// Lines are kept together, so that a method is one piece.
  private static func insertions(from old: [UInt8], to new: [UInt8]) -> [[UInt8]]? {
    let difference = new.difference(from: old)
    guard difference.removals.isEmpty else { return nil }
    var pieces: [[UInt8]] = []
    var last = -2
    for case .insert(let offset, let byte, _) in difference.insertions {
      if offset == last + 1, !pieces.isEmpty { pieces[pieces.count - 1].append(byte) } else { pieces.append([byte]) }
      last = offset
    }
    return pieces
  }

  @Test("The compiler takes it", arguments: SwiftLanguageMode.allCases)
  func compiles(mode: SwiftLanguageMode) throws {
    let updated = try Self.updated.get()
    let classes = try #require(try ReferenceOutput.named("Orders", in: "default")).sources()
    let handlers = updated.files.map { path, data in
      SwiftSource(name: path.replacing("/", with: "-"), text: String(decoding: data, as: UTF8.self))
    }
    let report = try TypeChecker().check(classes + handlers, expecting: ["Tabs", "Both", "Sub", "Actors"], in: mode)
    #expect(report.isClean)
  }

  @Test("Before, it does not")
  func doesNotCompileBefore() throws {
    let classes = try #require(try ReferenceOutput.named("Orders", in: "default")).sources()
    let handlers = AwkwardHandlers.files.map { SwiftSource(name: $0.replacing("/", with: "-"), text: $1) }
    let report = try TypeChecker().check(classes + handlers, expecting: ["Tabs"], in: .six)
    #expect(report.isRefusal(saying: "does not conform to protocol"))
    #expect(report.errors.count { $0.message.contains("does not conform to protocol") } == 15)
  }

  @Test("A second update changes nothing, and the check is content")
  func isIdempotent() throws {
    let once = try Self.updated.get().files.mapValues { String(decoding: $0, as: UTF8.self) }
    let twice = try Self.update(once)
    #expect(twice.files.mapValues { String(decoding: $0, as: UTF8.self) } == once)
    #expect(twice.outcome.summary == "5 handlers in step")
    #expect(try Self.update(once, mode: .check).outcome.exitStatus == 0)
    #expect(try Self.update(AwkwardHandlers.files, mode: .check).outcome.exitStatus == 1)
  }

  // MARK: Damaged files

  @Test("A damaged file is refused or gets insertions, and a second update changes nothing")
  func damagedFiles() throws {
    var generator = SeededGenerator(seed: 6)
    let paths = AwkwardHandlers.files.keys.sorted()
    var updatedCount = 0
    for _ in 0..<24 {
      var files = AwkwardHandlers.files
      for path in paths where Int.random(in: 0..<4, using: &generator) == 0 {
        files[path] = Self.damaged(files[path] ?? "", using: &generator)
      }
      let updated = try Self.update(files)
      if updated.outcome.report.hasErrors {
        #expect(updated.files == files.mapValues { Data($0.utf8) })
        continue
      }
      updatedCount += 1
      for (path, old) in files {
        let new = try #require(updated.files[path])
        #expect(Self.isSubsequence(Array(old.utf8), of: Array(new)), "\(old)")
      }
      let again = try Self.update(updated.files.mapValues { String(decoding: $0, as: UTF8.self) })
      #expect(again.files == updated.files)
    }
    #expect(updatedCount > 3)
  }

  private static func damaged(_ text: String, using generator: inout SeededGenerator) -> String {
    let stray = [
      "{", "}", "(", "\"", "\"\"\"", "/*", "*/", "#if a\n", "#endif\n", "class ", "func ", "@", ":", ",", "\r",
    ]
    var scalars = Array(text.unicodeScalars)
    let place = Int.random(in: scalars.indices, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: scalars.removeSubrange(place..<min(scalars.count, place + Int.random(in: 1...40, using: &generator)))
    case 1: scalars.insert(contentsOf: Array((stray.randomElement(using: &generator) ?? "").unicodeScalars), at: place)
    default: scalars.remove(at: place)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func isSubsequence(_ old: [UInt8], of new: [UInt8]) -> Bool {
    var position = 0
    for byte in new where position < old.count && old[position] == byte { position += 1 }
    return position == old.count
  }

  // MARK: Response codes

  @Test("Outcomes get the cases of new response codes", arguments: ["handlers", "handlers-completion"])
  func outcomes(variation: String) throws {
    let handlers = try #require(
      try RecordedHandlers.all().first { $0.variation.name == variation && $0.sample.stem == "Orders" })
    var files: [String: String] = [:]
    var forgotten: [String: String] = [:]
    for source in try handlers.sources() {
      // The handler as it was before the definition had one of its codes.
      let codes = source.text.matches(of: #/(?m)^ {8}case (\w+)(?:\(|$)/#).map { String($0.1) }
      guard let code = codes.first(where: { !["success", "failure", "other"].contains($0) }) else { continue }
      let old = source.text
        .replacing(try Regex("(?m)^ +case \\.\(code)\\b.*:\\n(?: ++(?!case).*\\n)+(?= +case)"), with: "")
        .replacing(try Regex("(?m)^ +/// A \\w+[ :].*\\n(?: +///.*\\n)* +case \(code)\\b.*\\n\\n"), with: "")
      #expect(!old.contains(code), "\(old)")
      files[source.name] = old
      forgotten[source.name] = code
    }
    #expect(files.count == 5)
    let updated = try Self.update(files)
    #expect(updated.outcome.report.diagnostics.isEmpty)
    #expect(updated.outcome.summary == "5 handlers updated")
    let sources = updated.files.map { SwiftSource(name: $0, text: String(decoding: $1, as: UTF8.self)) }
    for source in sources {
      let code = try #require(forgotten[source.name])
      let old = Array(try #require(files[source.name]).utf8)
      #expect(Self.insertions(from: old, to: Array(source.text.utf8)) != nil)
      #expect(source.text.ranges(of: "case \(code)").count == 1 && source.text.ranges(of: "case .\(code)").count == 1)
    }
    for mode in SwiftLanguageMode.allCases { #expect(try handlers.check(sources, in: mode).isClean) }
    #expect(try handlers.check(files.map { SwiftSource(name: $0, text: $1) }, in: .six).isClean, "they compiled before")
  }

  // MARK: What is missing

  /// What is missing in the sources as the scaffolder and the check of a project see it, each finding as a line.
  private static func missing(
    _ definition: SampleDefinition, _ files: [String: String]
  ) throws -> (scaffold: [String], check: [String]) {
    try TemporaryDirectory.withDirectory { folder in
      for (path, text) in files { try folder.write(text, to: "App/\(path)") }
      let scaffold = Compiler().scaffold(
        ScaffoldRequest(inputs: [definition.url.path], outputDirectory: folder.file("App").path, mode: .check))
      let sources = files.map { path, text in
        SourceFile(path: folder.file("App/\(path)").path, bytes: Array(text.utf8))
      }
      let file = SourceFile(path: definition.url.path, bytes: Array(try definition.contents()))
      return (lines(scaffold.report.diagnostics), lines(Compiler().findings(in: sources + [file])))
    }
  }

  private static func lines(_ findings: [Diagnostic]) -> [String] {
    findings.filter {
      ["missing-handler", "outdated-handler"].contains($0.id.slug) && !$0.message.hasPrefix("no handler")
    }
    .map { finding in
      let path = finding.location?.file.path.split(separator: "/App/").last ?? ""
      return "\(path):\(finding.location?.range.lowerBound ?? 0): \(finding.message)"
    }.sorted()
  }

  @Test("The scaffolder misses what the check misses")
  func sameAsCheck() throws {
    let orders = try #require(SampleDefinition.valid.first { $0.stem == "Orders" })
    let missing = try Self.missing(orders, AwkwardHandlers.files)
    #expect(missing.scaffold == missing.check)
    #expect(missing.scaffold.count == AwkwardHandlers.added.values.joined().count { $0 != "outcome" })
  }

  @Test("Methods that are called otherwise are missed, and superfluous where they still look like one")
  func renamedMethods() throws {
    var generator = SeededGenerator(seed: 4)
    var count = 0
    for handlers in try RecordedHandlers.all() where handlers.variation.system != true {
      var renamed = 0
      var files: [String: String] = [:]
      for source in try handlers.sources() {
        files[source.name] = source.text.replacing(#/func (resolve|provide)(\w+?)(OptionsCollection)?\(/#) { match in
          if Bool.random(using: &generator) { return String(match.0) }
          renamed += 1
          return "func \(match.1)Old\(match.2)\(match.3 ?? "")("
        }
      }
      let missing = try Self.missing(handlers.sample, files)
      #expect(missing.scaffold == missing.check, "\(handlers.testDescription)")
      #expect(missing.scaffold.count == 2 * renamed, "\(handlers.testDescription): \(missing.scaffold)")
      count += renamed
    }
    #expect(count > 50)
  }
}
