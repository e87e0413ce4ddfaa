import IntentSemantics

extension Prompt {
  /// What the sentence is said for; the file's own word where it is none of the editor's.
  var occasion: String {
    switch type {
    case "Primary": "To ask for a value"
    case "Configuration": "To ask while configuring"
    case "Concise": "To ask in short"
    case "Confirmation": "To confirm a value"
    case "DisambiguationIntroduction": "To introduce a choice"
    case "DisambiguationSelection": "To ask for a choice"
    case "SubsequentIntroduction": "To introduce further options"
    default: type
    }
  }
}
