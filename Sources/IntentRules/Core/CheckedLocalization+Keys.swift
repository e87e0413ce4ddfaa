internal import IntentModel
package import Localization
internal import SourceDiagnostics

extension CheckedLocalization {
  /// The string IDs that a key of a table stands for: itself, or those of the sentence that it repeats, which tables of
  /// plural rules may do.
  package func ids(ofTextsWithKey key: String, in table: StringTable) -> [String] {
    guard case .sentences(let texts) = index.meaning(of: key, acceptsSentences: table.acceptsSentences) else {
      return [key]
    }
    return texts.compactMap { index.texts[$0].id?.value }
  }
}
