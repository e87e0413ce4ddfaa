internal import PropertyListReader
internal import SourceDiagnostics

/// What to write instead of a value of a wrong type.
struct ValueConversion {
  /// A sentence that says it.
  let hint: String

  /// The replacement, where the value says the same in the right type.
  let fixIt: FixIt?

  /// The advice for a value where other types are expected.
  init(of value: PropertyListNode, to expected: ExpectedKinds) {
    let kinds = expected.kinds
    if kinds.count == 1, let kind = kinds.first, let element = Self.element(of: value, as: kind) {
      hint = "write \(element)"
      fixIt = FixIt("replace the element with \(element)", replacing: value.range, with: element)
    } else {
      hint = "write " + kinds.map(Self.form).joined(separator: " or ")
      fixIt = nil
    }
  }

  private static func form(of kind: PropertyListKind) -> String {
    switch kind {
    case .dictionary: "<dict>…</dict>"
    case .array: "<array>…</array>"
    case .boolean: "<true/> or <false/>"
    case .string, .integer, .real, .data, .date: "<\(kind.name)>…</\(kind.name)>"
    }
  }

  /// The element of the given type that says what a value says; nil where none does.
  private static func element(of value: PropertyListNode, as kind: PropertyListKind) -> String? {
    switch kind {
    case .string:
      guard [.integer, .real].contains(value.kind) else { return nil }
      return "<string>\(value.rawText)</string>"
    case .boolean:
      guard [.string, .integer].contains(value.kind) else { return nil }
      switch value.rawText.lowercased() {
      case "yes", "true", "1": return "<true/>"
      case "no", "false", "0": return "<false/>"
      default: return nil
      }
    case .integer:
      if let boolean = value.boolean { return boolean ? "<integer>1</integer>" : "<integer>0</integer>" }
      guard [.string, .real].contains(value.kind) else { return nil }
      return PropertyListInteger(text: value.rawText).map { "<integer>\($0)</integer>" }
    case .real, .data, .date, .array, .dictionary:
      return nil
    }
  }
}
