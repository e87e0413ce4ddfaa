/// A unit of lengths of time in App Intents, found by a word of a definition.
struct TimeUnit: Equatable {
  /// The name of the case.
  ///
  /// For example: `minutes`
  let name: String

  /// The number of seconds in it.
  let seconds: Double

  private init(name: String, seconds: Double) {
    self.name = name
    self.seconds = seconds
  }

  /// The unit for a word, for example `Minutes`; nil for an unknown one.
  init?(_ word: String) {
    switch word {
    case "Seconds": self = .second
    case "Minutes": self.init(name: "minutes", seconds: 60)
    // App Intents has no days.
    case "Hours", "Days": self.init(name: "hours", seconds: 3600)
    default: return nil
    }
  }

  /// The unit where a definition names none.
  static let second = TimeUnit(name: "seconds", seconds: 1)

  /// The number of seconds in the unit that a word means; nil for an unknown one.
  static func seconds(of word: String) -> Double? {
    word == "Days" ? 86400 : TimeUnit(word)?.seconds
  }
}
