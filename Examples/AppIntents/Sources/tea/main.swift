// The actions are there where Apple's frameworks are.
#if canImport(Intents) && !os(tvOS)
  print("\(BrewTea.self) takes the place of \(BrewTea.intentClassName)")
#else
  print("Tea.intentdefinition has been compiled; its actions need Apple's frameworks")
#endif
