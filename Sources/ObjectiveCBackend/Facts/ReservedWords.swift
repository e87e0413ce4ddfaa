/// Names that a definition may have in Swift and not in Objective-C.
enum ReservedWords {
  /// What no property can be called: keywords of C, and macros that stand for something else.
  ///
  /// The compiler decides: a test declares a property of each, and of others that are no such words.
  static let properties: Set<String> = [
    "asm", "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum", "extern",
    "float", "for", "goto", "if", "inline", "int", "long", "register", "restrict", "return", "short", "signed",
    "sizeof", "static", "struct", "switch", "typedef", "typeof", "union", "unsigned", "void", "volatile", "while",
    "EOF", "FALSE", "NO", "NULL", "Nil", "TRUE", "YES", "_Bool", "errno", "nil", "stderr", "stdin", "stdout",
  ]

  /// The types that generated code names in Objective-C and not in Swift.
  static let types: Set<String> = [
    "BOOL", "NSArray", "NSError", "NSInteger", "NSUnitEnergy", "NSUnitLength", "NSUnitMass", "NSUnitSpeed",
    "NSUnitTemperature", "NSUnitVolume", "SEL", "id", "instancetype",
  ]
}
