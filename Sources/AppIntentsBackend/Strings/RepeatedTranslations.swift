import Localization
import SourceDiagnostics

/// Finds translations that need no place of their own: editors often save a text several times, and its translations too.
struct RepeatedTranslations {
  private struct Text: Hashable {
    let program: Int
    let language: LanguageName
    let text: String
    let translations: [String]
  }

  /// The fates, with another reason for those that are left out and are in the new tables as those of another text.
  let fates: [TranslationFate]

  /// Looks through the fates of a run.
  init(_ fates: [TranslationFate]) {
    let carried = Set(fates.filter(\.isCarried).compactMap(Self.text))
    self.fates = fates.map { fate in
      guard case .leftOut(.notWritten, _) = fate.outcome, let text = Self.text(of: fate), carried.contains(text) else {
        return fate
      }
      var fate = fate
      fate.outcome = .leftOut(
        .repeated, detail: "another text in the same words is carried over with the same translation")
      return fate
    }
  }

  private static func text(of fate: TranslationFate) -> Text? {
    guard let text = fate.text, case .texts = fate.translation.meaning else { return nil }
    return Text(
      program: fate.program, language: fate.translation.language, text: text,
      translations: fate.translation.value.texts.map(\.value))
  }
}
