extension Diagnostic {
  /// Everything that the finding says, one line each: message, hint, notes with their places, fix-its.
  func statements(_ index: inout SourceIndex) -> [String] {
    var lines = [message]
    if let hint {
      lines.append(hint)
    }
    for note in notes {
      lines.append(note.location.map { "\(index.prefix($0)): \(note.message)" } ?? note.message)
    }
    return (lines + fixIts.map { "fix-it: \($0.message)" }).map(\.singleLine)
  }
}
