#if canImport(Intents)
  import Intents

  extension BrewTeaIntent {
    /// The usual: two cups of green tea.
    public static var usual: BrewTeaIntent {
      let intent = BrewTeaIntent()
      intent.kind = .green
      intent.cups = 2
      return intent
    }
  }
#endif
