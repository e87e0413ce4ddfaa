internal import IntentDialogue
internal import IntentSemantics
internal import SourceDiagnostics

/// Conversations as texts.
struct SimulationRendering {
  /// The version of the JSON shape.
  private static let formatVersion = 1

  /// The number of texts without translation that a footnote shows.
  private static let shownTextCount = 5

  let conversations: [SimulatedConversation]

  // MARK: For people

  /// The transcripts, with headings where there are several, and the footnotes.
  var text: String {
    conversations.map { heading(of: $0) + $0.transcript.description + "\n" }.joined(separator: "\n") + footnotes
  }

  private func heading(of conversation: SimulatedConversation) -> String {
    conversations.count > 1 ? "\(conversation.name)\n" : ""
  }

  /// What has to be said about the transcripts; empty for nothing.
  var footnotes: String {
    var notes: [String] = []
    if conversations.contains(where: { !$0.transcript.systemLines.isEmpty }) {
      notes.append("* The definition has no words for this. Siri's own may be others.")
    }
    if conversations.contains(where: { $0.transcript.hasStandIns }) {
      notes.append("‹…› stands for what only the person or the app knows.")
    }
    let widgets = Set(conversations.filter(\.isWidgetOnly).map(\.intent)).sorted()
    if !widgets.isEmpty {
      notes.append(
        "Nobody talks to Siri about \(widgets.joined(separator: ", ")): "
          + (widgets.count == 1 ? "it only configures a widget." : "they only configure widgets."))
    }
    for (language, texts) in untranslated {
      let list = texts.prefix(Self.shownTextCount).map { text in
        "“\(text.wording.singleLine)”" + (text.id.map { " (\($0))" } ?? "")
      }
      let rest = texts.count - list.count
      notes.append(
        "Not translated into '\(language)', so said as in the definition: " + list.joined(separator: ", ")
          + (rest > 0 ? ", and \(rest) more" : ""))
    }
    return notes.isEmpty ? "" : "\n" + notes.map { $0 + "\n" }.joined()
  }

  /// The texts without translation by language, each once.
  private var untranslated: [(language: String, texts: [DialogueText])] {
    var order: [String] = []
    var texts: [String: [DialogueText]] = [:]
    for conversation in conversations {
      let language = conversation.language ?? ""
      for text in conversation.transcript.untranslated where texts[language]?.contains(text) != true {
        if texts[language] == nil { order.append(language) }
        texts[language, default: []].append(text)
      }
    }
    return order.map { ($0, texts[$0] ?? []) }
  }

  /// What kept conversations from their ends.
  var problems: [String] {
    conversations.compactMap { conversation in
      conversation.problem.map { (conversations.count > 1 ? "\(conversation.name): " : "") + $0 }
    }
  }

  // MARK: For programs

  /// The conversations in the documented shape.
  var json: JSONValue {
    ["formatVersion": .integer(Self.formatVersion), "conversations": .array(conversations.map(Self.json))]
  }

  private static func json(of conversation: SimulatedConversation) -> JSONValue {
    [
      "path": .string(conversation.path), "intent": .string(conversation.intent),
      "className": .string(conversation.className), "isWidgetOnly": .bool(conversation.isWidgetOnly),
      "language": .string(orNull: conversation.language),
      "isDevelopmentLanguage": .bool(conversation.isDevelopmentLanguage), "end": json(of: conversation.end),
      "unusedAnswers": .array(conversation.unusedAnswers.map(JSONValue.string)),
      "misunderstoodAnswers": .array(conversation.misunderstoodAnswers.map(JSONValue.string)),
      "untranslated": .array(conversation.transcript.untranslated.map(json)),
      "lines": .array(conversation.transcript.lines.map(json)),
    ]
  }

  private static func json(of end: SimulatedConversation.End) -> JSONValue {
    switch end {
    case .outcome(.handled(let code)): ["kind": "handled", "code": .string(code)]
    case .outcome(.notConfirmed(let code)): ["kind": "notConfirmed", "code": .string(code)]
    case .outcome(.declined): ["kind": "declined"]
    case .outcome(.cancelled): ["kind": "cancelled"]
    case .outcome(.refused(let parameter, let reason)):
      ["kind": "refused", "parameter": .string(parameter), "reason": .string(orNull: reason)]
    case .unanswered(let question):
      ["kind": "unanswered", "parameter": .string(orNull: question.parameter), "question": .string(question.text)]
    case .problem(let problem): ["kind": "problem", "message": .string(problem)]
    }
  }

  private static func json(of line: TranscriptLine) -> JSONValue {
    let (parameter, code): (String?, String?) =
      switch line.subject {
      case .intent: (nil, nil)
      case .parameter(let name): (name, nil)
      case .code(let name): (nil, name)
      }
    return [
      "speaker": .string(line.speaker.rawValue), "text": .string(line.text), "parameter": .string(orNull: parameter),
      "code": .string(orNull: code), "textID": .string(orNull: line.textID),
      "isSystemWording": .bool(line.isSystemWording), "choices": .array(line.choices.map(JSONValue.string)),
      "printed": .string(orNull: line.printed), "untranslated": .array(line.untranslated.map(json)),
    ]
  }

  private static func json(of text: DialogueText) -> JSONValue {
    ["textID": .string(orNull: text.id), "text": .string(text.wording)]
  }
}

extension SimulatedConversation {
  /// What tells it from others.
  fileprivate var name: String { intent + (language.map { " (\($0))" } ?? "") }

  /// What kept it from its end; nil for nothing.
  fileprivate var problem: String? {
    let ending: String? =
      switch end {
      case .outcome: unusedAnswers.isEmpty ? nil : "nobody asked for \(unusedAnswers.quotedList)"
      case .unanswered(let question): "no answer is left for the question \(question)"
      case .problem(let problem): problem
      }
    guard !misunderstoodAnswers.isEmpty else { return ending }
    return
      (["\(misunderstoodAnswers.quotedList) \(misunderstoodAnswers.count == 1 ? "was" : "were") not understood"]
      + [ending].compactMap(\.self)).joined(separator: "; ")
  }
}

extension Transcript {
  /// Whether something is said of a value that is not known.
  fileprivate var hasStandIns: Bool {
    lines.contains { ([$0.text, $0.printed ?? ""] + $0.choices).contains { $0.contains("‹") } }
  }
}
