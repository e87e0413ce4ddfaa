/// A property list value in a test, written as Swift literals.
indirect enum XMLValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case array([XMLValue])
  case dictionary([(String, XMLValue)])

  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(floatLiteral value: Double) { self = .real(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: XMLValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, XMLValue)...) { self = .dictionary(elements) }

  /// The element, each value on a line of its own so that diagnostics can be told apart by line.
  var xml: String {
    switch self {
    case .string(let text):
      return "<string>\(text.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))</string>"
    case .integer(let integer): return "<integer>\(integer)</integer>"
    case .real(let real): return "<real>\(real)</real>"
    case .boolean(let boolean): return boolean ? "<true/>" : "<false/>"
    case .array(let elements): return "<array>\n" + elements.map { $0.xml + "\n" }.joined() + "</array>"
    case .dictionary(let entries):
      return "<dict>\n" + entries.map { "<key>\($0.0)</key>\n\($0.1.xml)\n" }.joined() + "</dict>"
    }
  }

  /// The dictionary with further or other entries; nil takes one away.
  func with(_ changes: KeyValuePairs<String, XMLValue?>) -> XMLValue {
    guard case .dictionary(var entries) = self else { return self }
    for (key, value) in changes {
      entries.removeAll { $0.0 == key }
      if let value { entries.append((key, value)) }
    }
    return .dictionary(entries)
  }
}
