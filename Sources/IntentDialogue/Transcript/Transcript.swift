/// Everything that was said in a conversation.
public struct Transcript: Sendable, Hashable {
  /// What was said, in order.
  public private(set) var lines: [TranscriptLine]

  /// A transcript of the given lines.
  public init(_ lines: [TranscriptLine] = []) {
    self.lines = lines
  }

  /// What Siri said, in order.
  public var spoken: [String] { lines.filter { $0.speaker == .siri }.map(\.text) }

  /// The lines for which the definition has no text of its own.
  public var systemLines: [TranscriptLine] { lines.filter(\.isSystemWording) }

  /// The texts that were said in the development language because their translations are missing, each once.
  public var untranslated: [DialogueText] {
    var known: Set<DialogueText> = []
    return lines.flatMap(\.untranslated).filter { known.insert($0).inserted }
  }

  /// Adds what was said last.
  mutating func append(_ line: TranscriptLine) {
    lines.append(line)
  }
}

extension Transcript: CustomStringConvertible {
  /// The conversation as text.
  ///
  /// ```text
  /// Person  Order Soup
  /// Siri    Which soup?                          [soup]
  ///           1. Tomato
  ///           2. Pea
  /// Person  Tomato                               [soup]
  /// Siri*   Done.                                [success]
  /// ```
  ///
  /// An asterisk marks words that are not the definition's.
  public var description: String {
    lines.map(\.description).joined(separator: "\n")
  }
}

extension TranscriptLine: CustomStringConvertible {
  /// The line as a transcript has it, its choices below it.
  public var description: String {
    let name =
      switch speaker {
      case .person: "Person  "
      case .siri: isSystemWording ? "Siri*   " : "Siri    "
      }
    let mark =
      switch subject {
      case .intent: ""
      case .parameter(let name), .code(let name): "[\(name)]"
      }
    var text = name + Self.line(text)
    if !mark.isEmpty {
      text += String(repeating: " ", count: max(2, Self.markColumn - text.count)) + mark
    }
    for (index, choice) in choices.enumerated() {
      text += "\n          \(index + 1). \(Self.line(choice))"
    }
    if let printed {
      text += "\n        (\(Self.line(printed)))"
    }
    return text
  }

  private static let markColumn = 64

  /// A text in one line.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
