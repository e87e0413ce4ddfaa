import IntentDialogue

/// A line of a transcript without what a handler knows better than a definition: what there is to choose from.
struct SaidLine: Equatable, CustomStringConvertible {
  let speaker: TranscriptLine.Speaker
  let text: String
  let subject: TranscriptLine.Subject
  let textID: String?
  let isSystemWording: Bool
  let printed: String?

  init(_ line: TranscriptLine) {
    speaker = line.speaker
    // Blanks may be of several kinds.
    text = line.text.map { $0.isWhitespace ? " " : String($0) }.joined()
    subject = line.subject
    textID = line.textID
    isSystemWording = line.isSystemWording
    printed = line.printed
  }

  var description: String { "\(speaker): \(text) (\(subject), \(textID ?? ""))" }
}

extension Transcript {
  /// The lines for a comparison.
  var said: [SaidLine] { lines.map(SaidLine.init) }
}
