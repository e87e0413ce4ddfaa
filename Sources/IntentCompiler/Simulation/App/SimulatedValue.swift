internal import IntentDialogue

/// A value of a simulated conversation: what is said of it, and what the app makes of it.
struct SimulatedValue: Sendable, Equatable {
  /// What conditions of the definition look at.
  enum Content: Sendable, Equatable {
    /// Nothing but words.
    case words
    /// A number; that of a length of time counts seconds.
    case number(Double)
    case truth(Bool)
    /// A value of an enumeration, by its name in the definition.
    case enumeration(String)
  }

  /// What the app does about a value.
  indirect enum Treatment: Sendable, Equatable {
    /// It refuses it; the reason is that with this number, from 1.
    case refuse(reason: Int?)
    /// It asks whether it is meant.
    case confirm
    /// It asks which of these is meant.
    case choose([SimulatedValue])
  }

  /// What is said of it.
  let spoken: DialogueValue

  /// What conditions look at.
  let content: Content

  /// What the app does about it; nil for what the definition says.
  var treatment: Treatment?

  init(_ spoken: DialogueValue, _ content: Content = .words, treatment: Treatment? = nil) {
    self.spoken = spoken
    self.content = content
    self.treatment = treatment
  }

  /// The number; nil for any other value.
  var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }
}
