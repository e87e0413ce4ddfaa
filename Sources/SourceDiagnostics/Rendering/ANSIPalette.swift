/// Terminal colours, or none.
struct ANSIPalette: Sendable, Hashable {
  /// The parts of a report that have a colour of their own.
  enum Role: Sendable {
    /// Paths and messages.
    case strong
    /// Line numbers, bars and slugs.
    case faint
    /// The word and the mark of an error.
    case error
    /// The same of a warning.
    case warning
    /// The same of a note or hint.
    case note
  }

  /// Whether escape sequences are written at all.
  let isEnabled: Bool

  /// The text in the role's colour.
  func paint(_ text: String, _ role: Role) -> String {
    guard isEnabled, !text.isEmpty else { return text }
    let code =
      switch role {
      case .strong: "1"
      case .faint: "2"
      case .error: "1;31"
      case .warning: "1;35"
      case .note: "1;36"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// The role of a severity's word.
  static func role(_ severity: Severity) -> Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
