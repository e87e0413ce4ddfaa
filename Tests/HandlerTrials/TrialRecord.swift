import IntentsTestKit

/// What a trial has shown.
public struct TrialRecord: Codable, Sendable, Equatable {
  /// What a handler says about a value.
  public struct Resolution: Codable, Sendable, Equatable {
    /// The name, for example `success`.
    public let name: String

    /// The number of the reason.
    public let reason: Int?

    /// The labels of the values.
    public let values: [String]

    /// An answer of the given parts.
    public init(_ name: String, reason: Int? = nil, values: [String] = []) {
      self.name = name
      self.reason = reason
      self.values = values
    }
  }

  /// What was said once in a conversation.
  public struct Line: Codable, Sendable, Equatable {
    public let isPerson: Bool
    public let text: String
    public let textID: String?
    public let isSystemWording: Bool
    public let subject: String
    public let choices: [String]
    public let printed: String?
  }

  /// What the handler says about a parameter.
  public internal(set) var resolutions: [Resolution] = []

  /// The labels of options or of a default value.
  public internal(set) var values: [String] = []

  /// How a conversation ended.
  public internal(set) var outcome = ""

  /// The name of the response's code.
  public internal(set) var code = ""

  /// The labels of the response's values, by name.
  public internal(set) var response: [String: [String]] = [:]

  /// The labels of the intent's values at the end, by name.
  public internal(set) var intent: [String: [String]] = [:]

  /// What was said.
  public internal(set) var lines: [Line] = []

  /// The places of the handlers' sources that were reached.
  public internal(set) var visits: Set<String> = []

  /// What went wrong.
  public internal(set) var error: String?

  /// A record of nothing.
  init() {}
}

extension TrialRecord.Resolution {
  /// What a result says.
  init(_ resolution: IntentResolution) {
    func labels(_ values: [AnyHashable]) -> [String] { values.map { TrialValue.label(of: $0.base) } }
    switch resolution {
    case .needsValue: self.init("needsValue")
    case .notRequired: self.init("notRequired")
    case .unsupported(let reason): self.init("unsupported", reason: reason)
    case .success(let value): self.init("success", values: labels([value]))
    case .disambiguation(let values): self.init("disambiguation", values: labels(values))
    case .confirmationRequired(let value):
      self.init("confirmationRequired", values: labels(value.map { [$0] } ?? []))
    }
  }
}

extension TrialRecord.Line {
  /// What a line of a transcript says.
  init(_ line: TranscriptLine) {
    let subject =
      switch line.subject {
      case .intent: ""
      case .parameter(let name), .code(let name): name
      }
    self.init(
      isPerson: line.speaker == .person, text: line.text, textID: line.textID,
      isSystemWording: line.isSystemWording, subject: subject, choices: line.choices, printed: line.printed)
  }
}

extension TrialRecord.Resolution: CustomStringConvertible {
  /// Name, reason and values, for example `disambiguation [Latte, Dark Latte]`.
  public var description: String {
    name + (reason.map { " \($0)" } ?? "") + (values.isEmpty ? "" : " [\(values.joined(separator: ", "))]")
  }
}
