internal import SourceDiagnostics
internal import SwiftSourceReader

/// Tells which intent a piece of code is, as far as types are written around it.
struct IntentInference {
  /// What code turns out to be.
  enum Subject: Equatable {
    /// An intent of a class: one of the definitions, or one of the system.
    case known(String)
    /// Something of another class.
    case foreign
    /// An intent, and nothing tells which.
    case unknown
  }

  private let names: LegacyNames

  /// The classes of intents that properties and methods of the sources give, by name; several where they differ.
  private var givenClasses: [String: Set<String>] = [:]

  /// The classes of intents that have other names in the sources, by these.
  private let aliases: [String: String]

  /// Longer chains of other names are not followed.
  private static let longestChain = 8

  init(_ sources: [SwiftSource], names: LegacyNames) {
    self.names = names
    aliases = Self.aliases(in: sources, names)
    for declaration in sources.flatMap(\.types) {
      for property in declaration.properties {
        if let type = property.type?.value { note(type, for: property.name.value) }
      }
      for method in declaration.methods {
        if let type = method.result { note(type, for: method.name.value) }
      }
    }
  }

  /// Other names that stand for the class of one intent, and for nothing else.
  private static func aliases(in sources: [SwiftSource], _ names: LegacyNames) -> [String: String] {
    let targets = Dictionary(grouping: sources.flatMap(\.aliases), by: \.name.value).mapValues { aliases in
      Set(aliases.flatMap { $0.targets.count == 1 ? $0.targets.map(\.lastNamePart) : [""] })
    }
    let types = Set(sources.flatMap(\.types).map(\.name.value))
    func intentClass(_ name: String, depth: Int) -> String? {
      if let found = names.intentClass(name) { return found }
      guard depth < longestChain, !types.contains(name), let targets = targets[name], targets.count == 1 else {
        return nil
      }
      return targets.first.flatMap { intentClass($0, depth: depth + 1) }
    }
    return targets.reduce(into: [:]) { $0[$1.key] = intentClass($1.key, depth: 0) }
  }

  /// The names that stand for classes of intents.
  var aliasNames: Set<String> { Set(aliases.keys) }

  /// The class of the intent that a name is, or stands for; nil where it is that of none.
  func intentClass(_ name: String) -> String? { names.intentClass(name) ?? aliases[name] }

  private mutating func note(_ type: String, for name: String) {
    for written in SwiftWrittenType(type).names {
      if let found = intentClass(written.lastNamePart) { givenClasses[name, default: []].insert(found) }
    }
  }

  /// The intent that some code of a file is.
  ///
  /// - Parameters:
  ///   - range: The code.
  ///   - source: The file.
  ///   - uses: The names of the file that may stand in it, in order.
  ///   - variables: The types of the variables of the file.
  ///   - scope: The innermost type or extension around the code.
  /// - Returns: What it is.
  func subject(
    in range: SourceRange, of source: SourceFile, _ uses: ArraySlice<SwiftNameUse>, _ variables: SwiftVariableTypes,
    inside scope: SwiftTypeDeclaration?
  ) -> Subject {
    for use in uses.prefix(while: { $0.name.range.upperBound <= range.upperBound })
    where use.name.range.lowerBound >= range.lowerBound {
      if let found = intentClass(use.name.value) { return .known(found) }
    }
    let text = String(decoding: source.bytes[range.offsets.prefix(256)], as: UTF8.self)
    let path = path(in: text)
    for name in path {
      if let found = intentClass(name) { return .known(found) }
    }
    guard let name = path.last else { return .unknown }
    if path == ["self"] {
      return scope.flatMap { intentClass($0.qualifiedName.lastNamePart) }.map { .known($0) } ?? .unknown
    }
    if path.count == 1 || (path.count == 2 && ["self", "init"].contains(name)), path[0].first?.isUppercase == true {
      return .foreign
    }
    if let type = variables.type(of: name, at: range.lowerBound), let found = intentClass(type) {
      return .known(found)
    }
    let given = givenClasses[name] ?? variables.value(of: name, at: range.lowerBound).flatMap { givenClasses[$0] } ?? []
    return given.count == 1 ? given.first.map { .known($0) } ?? .unknown : .unknown
  }

  /// The intent that something is cast to or compared with.
  func subject(ofCastTo type: String?) -> Subject {
    guard let type, type != "INIntent" else { return .unknown }
    let name = intentClass(type) ?? type
    return names.meanings[name]?.kind == .intentClass ? .known(name) : .foreign
  }

  /// The names that an expression begins with.
  ///
  /// For example: `order` and `intent` of `order.intent!`, `self` and `makeIntent` of `self.makeIntent(for: order)`
  private func path(in text: String) -> [String] {
    let path = text.prefix { $0.isLetter || $0.isNumber || "._?!".contains($0) }
    return path.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
