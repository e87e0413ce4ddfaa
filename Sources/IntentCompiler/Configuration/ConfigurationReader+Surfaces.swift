internal import AppIntentsBackend
internal import JSONReader
internal import SourceDiagnostics

extension ConfigurationReader {
  /// What is asked for of declarations, by their names.
  mutating func surfaces(
    _ node: JSONNode, _ key: ConfigurationKey,
    append: (inout ConfigurationReader, ConfiguredText, JSONNode) -> Void
  ) {
    guard expect(.object, node, "'\(key.name)'") else { return }
    for member in node.members { append(&self, configured(member.key), member.value) }
  }

  /// What is asked for of an intent.
  mutating func intentSurfaces(_ node: JSONNode) -> IntentSurfaces {
    var surfaces = IntentSurfaces()
    for (key, value) in members(of: node, "an intent", known: ConfigurationKey.intentKeys) {
      switch key {
      case .perform: surfaces.performing = choice(value, key)
      case .discoverable: surfaces.isDiscoverable = flag(value, key)
      case .widget: surfaces.isForWidgets = flag(value, key)
      case .control: surfaces.isForControls = flag(value, key)
      case .snippet: surfaces.hasSnippet = flag(value, key)
      case .newName: surfaces.name = typeName(value, key)
      case .open: surfaces.opensApp = flag(value, key)
      case .appSchema: surfaces.schema = schema(value, key)
      case .donation: surfaces.isDonated = flag(value, key)
      case .continueInApp: surfaces.continuesInApp = flag(value, key)
      case .dependencies: surfaces.dependencies = dependencies(value, key)
      case .optionDependencies: surfaces.optionDependencies = optionDependencies(value, key)
      case .replacement: surfaces.replacement = string(value, key).map { configured($0) }
      default: break
      }
    }
    return surfaces
  }

  /// What is asked for of an object type.
  mutating func typeSurfaces(_ node: JSONNode) -> TypeSurfaces {
    var surfaces = TypeSurfaces()
    for (key, value) in members(of: node, "a type", known: ConfigurationKey.typeKeys) {
      switch key {
      case .query: surfaces.query = choice(value, key)
      case .spotlight:
        guard value.kind == .object else {
          surfaces.isIndexed = flag(value, key)
          continue
        }
        surfaces.isIndexed = Configured(true, at: SourceLocation(file: source, range: value.range))
        for member in value.members {
          guard let attribute = string(member.value, "the attribute of '\(member.key.value)'") else { continue }
          surfaces.indexingKeys[configured(member.key)] = configured(attribute)
        }
      case .newName: surfaces.name = typeName(value, key)
      case .open: surfaces.opensApp = flag(value, key)
      case .appSchema: surfaces.schema = schema(value, key)
      case .dependencies: surfaces.dependencies = dependencies(value, key)
      default: break
      }
    }
    return surfaces
  }

  /// What is asked for of an enumeration.
  mutating func enumerationSurfaces(_ node: JSONNode) -> EnumerationSurfaces {
    var surfaces = EnumerationSurfaces()
    for (key, value) in members(of: node, "an enumeration", known: ConfigurationKey.enumerationKeys) {
      switch key {
      case .newName: surfaces.name = typeName(value, key)
      case .open: surfaces.opensApp = flag(value, key)
      case .appSchema: surfaces.schema = schema(value, key)
      default: break
      }
    }
    return surfaces
  }

  /// What is asked for in place of an intent of the system: whether anything is written, or a schema.
  mutating func systemIntentSurfaces(_ node: JSONNode) -> SystemIntentSurfaces {
    var surfaces = SystemIntentSurfaces()
    if node.kind == .string {
      surfaces.schema = schema(node, .appSchema)
    } else {
      surfaces.isWritten = flag(node, .systemIntents)
    }
    return surfaces
  }

  // MARK: Values

  private mutating func flag(_ node: JSONNode, _ key: ConfigurationKey) -> Configured<Bool>? {
    boolean(node, key).map { Configured($0, at: SourceLocation(file: source, range: node.valueRange)) }
  }

  /// One of some words.
  mutating func choice<Value: RawRepresentable<String> & CaseIterable & Hashable & Sendable>(
    _ node: JSONNode, _ key: ConfigurationKey
  ) -> Configured<Value>? {
    guard let word = string(node, key) else { return nil }
    guard let value = Value(rawValue: word.value) else {
      let words = Value.allCases.map(\.rawValue)
      error(
        "'\(key.name)' cannot be '\(word.value)'", at: word.range,
        hint: Spelling.hint(for: word.value, among: words)
          ?? "use one of \(words.map { "'\($0)'" }.joined(separator: ", "))")
      return nil
    }
    return Configured(value, at: SourceLocation(file: source, range: word.range))
  }

  /// The name of a type at file level.
  private mutating func typeName(_ node: JSONNode, _ key: ConfigurationKey) -> ConfiguredText? {
    guard let name = string(node, key) else { return nil }
    guard Compiler.isIdentifier(name.value) else {
      error("'\(name.value)' is no name of a type", at: name.range, hint: "use letters, digits and '_'")
      return nil
    }
    return configured(name)
  }

  /// A schema, with or without a dot at the front.
  private mutating func schema(_ node: JSONNode, _ key: ConfigurationKey) -> ConfiguredText? {
    guard let text = string(node, key) else { return nil }
    let name = text.value.hasPrefix(".") ? String(text.value.dropFirst()) : text.value
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ Compiler.isIdentifier(String($0)) }) else {
      error(
        "'\(text.value)' is no name of a schema", at: text.range,
        hint: "name the domain and the schema, as in 'photos.openAsset'")
      return nil
    }
    return configured(Located(name, at: text.range))
  }

  /// Parameters by the names of those whose options depend on them.
  private mutating func optionDependencies(
    _ node: JSONNode, _ key: ConfigurationKey
  ) -> [ConfiguredText: [ConfiguredText]] {
    guard expect(.object, node, "'\(key.name)'") else { return [:] }
    var dependencies: [ConfiguredText: [ConfiguredText]] = [:]
    for member in node.members {
      dependencies[configured(member.key)] = strings(member.value, key).map { configured($0) }
    }
    return dependencies
  }

  /// Types by the names of properties.
  private mutating func dependencies(_ node: JSONNode, _ key: ConfigurationKey) -> [ConfiguredDependency] {
    guard expect(.object, node, "'\(key.name)'") else { return [] }
    return node.members.compactMap { member in
      guard let type = string(member.value, "the type of '\(member.key.value)'") else { return nil }
      guard Compiler.isIdentifier(member.key.value) else {
        error(
          "'\(member.key.value)' is no name of a property", at: member.key.range, hint: "use letters, digits and '_'")
        return nil
      }
      guard type.value.isTypeName else {
        error(
          "'\(type.value)' is no name of a type", at: type.range, hint: "name a class, actor or protocol of the app")
        return nil
      }
      return ConfiguredDependency(name: configured(member.key), type: configured(type))
    }
  }
}
