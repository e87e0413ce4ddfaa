internal import SourceDiagnostics
internal import SwiftSourceReader

/// Tells which intent a piece of code is, as far as types are written around it.
struct IntentInference {
  private let names: LegacyNames

  /// The classes of intents that properties and methods of the sources give, by name; several where they differ.
  private var givenClasses: [String: Set<String>] = [:]

  init(_ sources: [SwiftSource], names: LegacyNames) {
    self.names = names
    for declaration in sources.flatMap(\.types) {
      for property in declaration.properties {
        if let type = property.type?.value { note(type, for: property.name.value) }
      }
      for method in declaration.methods {
        if let type = method.result { note(type, for: method.name.value) }
      }
    }
  }

  private mutating func note(_ type: String, for name: String) {
    for written in SwiftWrittenType(type).names {
      if let found = names.intentClass(written.lastNamePart) { givenClasses[name, default: []].insert(found) }
    }
  }

  /// The class of the intent that some code of a file is.
  ///
  /// - Parameters:
  ///   - range: The code.
  ///   - source: The file.
  ///   - uses: The names of the file that may stand in it, in order.
  ///   - variables: The types of the variables of the file.
  /// - Returns: The class; nil where that cannot be told.
  func intentClass(
    in range: SourceRange, of source: SourceFile, _ uses: ArraySlice<SwiftNameUse>, _ variables: SwiftVariableTypes
  ) -> String? {
    for use in uses.prefix(while: { $0.name.range.upperBound <= range.upperBound })
    where use.name.range.lowerBound >= range.lowerBound {
      if let found = names.intentClass(use.name.value) { return found }
    }
    let text = String(decoding: source.bytes[range.offsets.prefix(256)], as: UTF8.self)
    guard let name = lastName(in: text) else { return nil }
    if let found = names.intentClass(name) { return found }
    if let type = variables.type(of: name, at: range.lowerBound), let found = names.intentClass(type) { return found }
    let given = givenClasses[name] ?? []
    return given.count == 1 ? given.first : nil
  }

  /// The last of the names of an expression, without what follows it.
  ///
  /// For example: `intent` of `order.intent!`, `makeIntent` of `self.makeIntent(for: order)`
  private func lastName(in text: String) -> String? {
    let path = text.prefix { $0.isLetter || $0.isNumber || "._?!".contains($0) }
    return path.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last.map(String.init)
  }
}
