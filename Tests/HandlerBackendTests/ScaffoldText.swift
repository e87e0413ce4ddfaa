import HandlerBackend
import IntentSemantics
import SwiftCode
import TestSupport

/// The text of the handlers of a small program.
struct ScaffoldText {
  /// The text.
  let text: String

  /// The handlers of intents.
  init(
    _ intents: [Intent], enumerations: [Enumeration] = [], types: [ObjectType] = [],
    options: HandlerOptions = HandlerOptions()
  ) {
    let program = Sample.program(intents: intents, enumerations: enumerations, types: types)
    let backend = HandlerBackend(options: options)
    text = String(decoding: backend.render(backend.handlers(of: program), in: program), as: UTF8.self)
  }

  /// The handler of an intent that has one parameter, among others on which it depends.
  init(
    _ parameter: Parameter, beside others: [Parameter] = [], enumerations: [Enumeration] = [ScaffoldText.soil],
    options: HandlerOptions = HandlerOptions()
  ) {
    self.init([Sample.intent(parameters: others + [parameter])], enumerations: enumerations, options: options)
  }

  /// An enumeration with a case for no value.
  static let soil = Sample.enumeration("Soil", values: [("unknown", 0), ("Sand", 1), ("default", 2)])

  /// The body of the first method of a name, or of the enumeration, without indentation; nil where there is none.
  func body(of name: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard
      let start = lines.firstIndex(where: { $0.contains("func \(name)(") || $0.contains("enum \(name) {") }),
      let open = lines[start...].firstIndex(where: { $0.hasSuffix("{") }),
      let end = lines[open...].firstIndex(of: "    }")
    else { return nil }
    return lines[(open + 1)..<end].map { String($0.dropFirst(8)) }.joined(separator: "\n")
  }

  /// The statements of a body, without its comments.
  func statements(of name: String) -> String? {
    body(of: name)?.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
  }
}
