package import IntentSemantics

/// The first line of a scaffolded file: where it is from, and whose it is.
package struct ScaffoldHeader: Sendable, Equatable {
  /// The file names of the definitions that the file was made from, each once; none for intents of the system alone.
  package let definitionNames: [String]

  /// The header of a file from some definitions.
  package init(_ programs: [IntentProgram]) {
    var known: Set<String> = []
    definitionNames = programs.map(\.definitionName).filter { known.insert($0).inserted }
  }

  /// The header in the first line of a file; nil for a file that was not scaffolded from a definition.
  package init?(inLine line: String) {
    guard let opening = line.firstRange(of: Self.opening + Self.preposition),
      let closing = line[opening.upperBound...].firstRange(of: Self.closing)
    else { return nil }
    definitionNames = line[opening.upperBound..<closing.lowerBound].split(separator: Self.separator).map(String.init)
  }

  /// The text of the line, without the comment sign.
  ///
  /// For example: `Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.`
  package var text: String {
    let origin =
      definitionNames.isEmpty
      ? "for intents of the system" : Self.preposition + definitionNames.joined(separator: Self.separator)
    return Self.line(origin)
  }

  /// The line for something of an origin, as the rest of a sentence.
  package static func line(_ origin: String) -> String { opening + origin + closing }

  private static let opening = "Scaffolded by intentc "
  private static let preposition = "from "
  private static let separator = ", "
  private static let closing = ". The file is yours: it is never overwritten."
}
