import Foundation
import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// Compares what the compiler says of translations with a count of another program.
@Suite("Count of published translations", .enabled(if: Corpus.isAvailable && python != nil))
struct TranslationCoverageTests {
  private struct Definition: Decodable {
    let path: String
    let languages: [Language]
    let findings: [[String]]?
  }

  private struct Language: Decodable {
    let language: String
    let isDevelopmentLanguage: Bool
    let stale: Int
    let groups: [String: Group]
  }

  private struct Group: Decodable, Equatable {
    let total: Int
    let present: Int
    let placeholderMismatches: Int
  }

  private struct Report: Decodable {
    let formatVersion: Int
    let definitions: [Definition]
  }

  private static let files = RepositoryLayout.sharedCorpus?.appending(path: "files", directoryHint: .isDirectory)

  private static let counted: [Definition] = {
    guard let python, let files else { return [] }
    let script = RepositoryLayout.root.appending(path: "Tests/Counting/translations.py")
    guard let outcome = try? ProcessRunner(program: python).run([script.path, files.path]), outcome.status == 0 else {
      return []
    }
    return (try? JSONDecoder().decode([Definition].self, from: outcome.outputData)) ?? []
  }()

  @Test("The coverage of every language is the same")
  func coverage() throws {
    let folder = try #require(Self.files)
    let outcome = Compiler().check(
      CheckRequest(inputs: [folder.path], usesConfiguration: false, coverage: .json))
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    let definitions = Dictionary(
      uniqueKeysWithValues: report.definitions.map {
        ($0.path.replacing(folder.path + "/", with: "").trimmingSlash, $0)
      })
    #expect(Self.counted.count >= 150)
    var languageCount = 0
    for expected in Self.counted {
      let found = try #require(definitions[expected.path], "\(expected.path)")
      let languages = Dictionary(uniqueKeysWithValues: found.languages.map { ($0.language, $0) })
      #expect(Set(languages.keys) == Set(expected.languages.map(\.language)), "\(expected.path)")
      for language in expected.languages {
        let other = try #require(languages[language.language])
        #expect(other.groups.filter { $0.value.total > 0 } == language.groups, "\(expected.path), \(language.language)")
        #expect(other.stale == language.stale, "\(expected.path), \(language.language)")
        #expect(other.isDevelopmentLanguage == language.isDevelopmentLanguage)
        languageCount += 1
      }
    }
    #expect(languageCount >= 430)
  }

  @Test(
    "Every finding about an entry is the same",
    arguments: ["stale-translation", "translation-token-mismatch", "translation-unknown-token"])
  func entries(rule: String) throws {
    let expected = Self.counted.flatMap { $0.findings ?? [] }.filter { $0[0] == rule }.map { "\($0[1]): \($0[2])" }
    let found = try (CorpusTranslations.current[rule] ?? []).map { finding in
      let location = try #require(finding.location)
      return "\(location.file.path): \(try Self.key(of: finding))"
    }
    #expect(!expected.isEmpty)
    #expect(Set(found) == Set(expected))
  }

  @Test("Every title that is missing is the same")
  func titles() {
    let expected = Self.counted.flatMap { definition in
      (definition.findings ?? []).filter { $0[0] == "untranslated-title" }
        .map { "\(definition.path.parent.trimmingLanguage) \($0[1]): \($0[2])" }
    }
    let found = (CorpusTranslations.current["untranslated-title"] ?? []).flatMap { finding in
      let path = finding.location?.file.path ?? ""
      let key = finding.hint?.matches(of: #/'(.+)'/#).first?.output.1 ?? ""
      // What many languages lack is one finding, which names them.
      let named = finding.hint?.matches(of: #/to the tables of (.+)/#).first?.output.1.components(separatedBy: ", ")
      let single = finding.message.matches(of: #/not translated to '(.+)' \(/#).first.map { [String($0.output.1)] }
      return (named ?? single ?? []).map { "\(path.parent.trimmingLanguage) \($0): \(key)" }
    }
    #expect(found.sorted() == expected.sorted())
  }

  /// The key that a finding is about; with `=` in front where the text is another than in the definition.
  private static func key(of finding: Diagnostic) throws -> String {
    if finding.message.contains("overrides") {
      let location = try #require(finding.location)
      let line = location.file.bytes[..<Int(location.range.lowerBound)].split(separator: 0x0A).last ?? []
      let text = String(decoding: line, as: UTF8.self)
      return "=" + String(try #require(text.firstMatch(of: #/"?([^"=\s]+)"?\s*=/#)).output.1)
    }
    let key =
      finding.message.firstMatch(of: #/translation of '(.+?)' /#)?.output.1
      ?? finding.message.firstMatch(of: #/^'(.+)' is not in/#)?.output.1
    return String(try #require(key))
  }
}

private let python = ProcessRunner.program(named: "python3")

extension String {
  fileprivate var trimmingSlash: String { hasPrefix("/") ? String(dropFirst()) : self }

  fileprivate var parent: String { split(separator: "/").dropLast().joined(separator: "/") }

  /// The folder that holds a language folder.
  fileprivate var trimmingLanguage: String { hasSuffix(".lproj") ? parent : self }
}
