package import IntentSemantics

extension Prompt {
  /// What the sentence is said for; the file's own word where it is none of the editor's.
  package var occasion: String {
    switch type {
    case "Primary": "Prompt"
    case "Configuration": "Prompt while configuring"
    case "Concise": "Short prompt"
    case "Confirmation": "Confirmation"
    case "DisambiguationIntroduction": "Introduction to a choice"
    case "DisambiguationSelection": "Choice"
    case "SubsequentIntroduction": "Introduction to further options"
    default: "Prompt `\(type)`"
    }
  }
}
