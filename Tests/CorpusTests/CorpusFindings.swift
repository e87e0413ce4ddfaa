import IntentCompiler
import SourceDiagnostics
import TestSupport

/// What rules find in the published definitions.
enum CorpusFindings {
  /// All findings with the path of the definition, by rule.
  static let byRule: [String: [(path: String, finding: Diagnostic)]] = {
    var findings: [String: [(String, Diagnostic)]] = [:]
    for definition in Corpus.definitions {
      guard let contents = try? definition.contents() else { continue }
      for finding in Compiler().findings(in: [SourceFile(path: definition.currentPath, bytes: [UInt8](contents))]) {
        findings[finding.id.slug, default: []].append((definition.path, finding))
      }
    }
    return findings
  }()
}

extension CorpusDefinition {
  /// The path with the suffix of a definition, which older revisions have in front of their mark.
  fileprivate var currentPath: String {
    revision.map { String(path.dropLast($0.count + 1)) } ?? path
  }
}
