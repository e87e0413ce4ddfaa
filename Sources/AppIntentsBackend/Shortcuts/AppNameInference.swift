import IntentSemantics

/// Finds the name of an app in its sentences: a vocabulary has the name where the definition has the place of it.
///
/// For example: `Order soup with Soup Chef` beside `Order soup with ${applicationName}`
struct AppNameInference {
  /// The sentences of one intent.
  let phrases: [SamplePhrase]

  /// The names, each once, in the order in which they are found.
  var names: [String] {
    var names: [String] = []
    for (before, behind) in surroundings {
      for phrase in phrases {
        let text = phrase.text
        guard text.utf8.count > before.utf8.count + behind.utf8.count, text.hasPrefix(before), text.hasSuffix(behind)
        else { continue }
        let name = String(text.dropFirst(before.count).dropLast(behind.count))
        if !name.contains("$"), name.first?.isWhitespace == false, name.last?.isWhitespace == false,
          !names.contains(name)
        {
          names.append(name)
        }
      }
    }
    return names
  }

  /// What stands around the place of the name, where it tells enough to know the rest for a name.
  private var surroundings: [(before: String, behind: String)] {
    phrases.compactMap { phrase in
      let format = FormatString(parsing: phrase.text)
      guard format.tokens == [PhraseReading.appName] else { return nil }
      var parts = ["", ""]
      var index = 0
      for segment in format.segments {
        switch segment {
        case .literal(let text): parts[index] = text
        case .token: index = 1
        }
      }
      return (parts[0] + parts[1]).contains(where: \.isLetter) ? (parts[0], parts[1]) : nil
    }
  }
}
