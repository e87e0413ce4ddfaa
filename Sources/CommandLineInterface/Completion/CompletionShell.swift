/// A shell for which completions can be written.
package enum CompletionShell: String, Sendable, Equatable, CaseIterable {
  case bash
  case zsh
  case fish
}
