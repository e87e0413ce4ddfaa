import IntentSemantics
import SiriKitBackend
import SiriKitInterface

/// A generated text without what does not count: block comments, lines with a line comment alone, blank lines.
func declarations(_ bytes: [UInt8]) -> String {
  String(decoding: bytes, as: UTF8.self)
    .replacing(/\/\*(?s:.*?)\*\//, with: "")
    .split(separator: "\n")
    .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    .filter { !$0.isEmpty && !$0.drop { $0 == " " }.hasPrefix("//") }
    .joined(separator: "\n")
}

/// The declarations of the program's first unit of that name, without the frame.
func declarations(
  of name: String, in program: IntentProgram, options: SiriKitOptions = SiriKitOptions()
) throws -> String {
  let backend = SiriKitBackend(options: options)
  guard let unit = backend.units(of: program).first(where: { $0.name == name }) else { throw MissingUnit(name: name) }
  let lines = declarations(backend.render(unit, in: program)).split(separator: "\n")
  return lines.dropFirst(2).dropLast().joined(separator: "\n")
}

/// The declarations from the line that starts a certain one, its attributes left out, up to its closing brace.
func declaration(starting head: String, in text: String) -> String {
  let lines = text.split(separator: "\n").drop { !$0.hasPrefix(head) }
  guard let end = lines.firstIndex(of: "}") else { return "" }
  return lines[...end].joined(separator: "\n")
}

/// The program has no such unit.
struct MissingUnit: Error {
  let name: String
}
