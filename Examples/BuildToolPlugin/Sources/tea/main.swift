// The classes are there where Apple's frameworks are.
#if canImport(Intents)
  import Intents

  let intent = BrewTeaIntent()
  intent.kind = .black
  print("\(BrewTeaIntent.self) has the kind \(intent.kind.rawValue)")
#else
  print("Tea.intentdefinition has been compiled; its classes need Apple's frameworks")
#endif
