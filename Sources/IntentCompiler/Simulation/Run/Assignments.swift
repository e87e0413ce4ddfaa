internal import IntentSemantics
internal import SourceDiagnostics

/// Options of the form `NAME=VALUE` and `NAME.PROPERTY=VALUE`.
struct Assignments {
  /// The values by name.
  private(set) var values: [String: String] = [:]

  /// The values of properties, by name and property.
  private(set) var properties: [String: [String: String]] = [:]

  private let option: String

  /// Takes options apart.
  ///
  /// - Throws: `AnswerError` for a text without an equals sign, or a name that comes twice.
  init(_ texts: [String], option: String) throws(AnswerError) {
    self.option = option
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let names = parts[0].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, names.count <= 2, !names.contains("") else {
        throw AnswerError("'\(option) \(text)' is not of the form NAME=VALUE")
      }
      let isTwice =
        names.count == 1
        ? values.updateValue(parts[1], forKey: names[0]) != nil
        : properties[names[0], default: [:]].updateValue(parts[1], forKey: names[1]) != nil
      if isTwice { throw AnswerError("'\(option)' names '\(parts[0])' twice") }
    }
  }

  /// Checks that all names are known.
  ///
  /// - Throws: `AnswerError` for one that is not.
  func check(
    _ owner: String, _ noun: String, _ known: [(name: String, type: ValueType)], in program: IntentProgram
  ) throws(AnswerError) {
    for name in Set(values.keys).union(properties.keys).sorted() where !known.contains(where: { $0.name == name }) {
      throw unknown(name, noun, of: owner, among: known.map(\.name))
    }
    for (name, named) in properties.sorted(by: { $0.key < $1.key }) {
      guard let type = known.first(where: { $0.name == name })?.type, case .object(let reference) = type,
        let object = program.types.first(where: { $0.name == reference.name && !reference.isSystem })
      else { throw AnswerError("'\(option) \(name).…' needs an object of the definition, and '\(name)' is none") }
      let properties = object.properties.filter { !$0.isInherited }.map(\.name)
      for property in named.keys.sorted() where !properties.contains(property) {
        throw unknown(property, "property", of: "'\(object.name)'", among: properties)
      }
    }
  }

  private func unknown(_ name: String, _ noun: String, of owner: String, among known: [String]) -> AnswerError {
    let list = known.isEmpty ? "it has none" : "it has " + known.quotedList
    return AnswerError(
      "\(owner) has no \(noun) '\(name)' for \(option)",
      hint: [Spelling.looseHint(for: name, among: known), list].compactMap(\.self).joined(separator: " "))
  }
}
