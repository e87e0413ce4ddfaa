package import IntentSemantics

/// A program with what bodies of handlers look up.
package struct HandledProgram {
  /// The program.
  package let program: IntentProgram

  private let enumerations: [String: Enumeration]

  /// Looks into a program.
  package init(_ program: IntentProgram) {
    self.program = program
    enumerations = Dictionary(program.enumerations.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The enumeration of a reference; nil for one of the framework.
  package func enumeration(_ reference: TypeReference) -> Enumeration? {
    reference.isSystem ? nil : enumerations[reference.name]
  }

  /// The name of the case that stands for no value: that of the raw value 0; nil where there is none.
  package func unknownCase(of reference: TypeReference) -> String? {
    unknownValue(of: reference)?.withLowercasedFirstLetter
  }

  /// The value that stands for none, as the definition has its name; nil where there is no such value.
  package func unknownValue(of reference: TypeReference) -> String? {
    // Those of the framework are all called so.
    guard let enumeration = enumeration(reference) else { return "unknown" }
    return enumeration.values.first { $0.index == 0 }?.name
  }

  /// A name for a type in a handler that no declaration of the program has.
  package func freeTypeName(_ name: String) -> String {
    let taken = Set(program.enumerations.map(\.className) + program.types.map(\.className))
    var name = name
    while taken.contains(name) { name = "Handling" + name }
    return name
  }
}
