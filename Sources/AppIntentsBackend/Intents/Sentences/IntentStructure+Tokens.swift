import IntentSemantics

extension IntentStructure {
  /// What a token stands for in a sentence about parameters.
  func sourceAmongParameters(_ token: FormatToken) -> TokenSource {
    guard let parameter = intent.parameters.first(where: { $0.name == token.name }) else { return unknown(token) }
    return source(
      token, .parameter, type: parameter.type, isArray: parameter.isArray, options: parameter.options)
  }

  /// What a token stands for in a sentence of the response, where a parameter of the intent helps out.
  func sourceInResponse(_ token: FormatToken) -> TokenSource {
    guard let value = intent.response.parameters.first(where: { $0.name == token.name }) else {
      return sourceAmongParameters(token)
    }
    return source(token, .response, type: value.type, isArray: value.isArray, options: value.options)
  }

  private func unknown(_ token: FormatToken) -> TokenSource {
    TokenSource(
      owner: .nothing, name: token.name, path: [], type: AppIntentsValue(kind: .string, isArray: false), options: .none)
  }

  private func source(
    _ token: FormatToken, _ owner: TokenSource.Owner, type: ValueType, isArray: Bool, options: ValueOptions
  ) -> TokenSource {
    var type = type
    var isArray = isArray
    var options = options
    var path: [String] = []
    for name in token.property?.split(separator: ".").map(String.init) ?? [] {
      // An object that is known no better is named as a whole.
      guard let property = property(name, of: type) else { break }
      path.append(property.member)
      (type, isArray, options) = (property.type, property.isArray, property.options)
    }
    return TokenSource(
      owner: owner, name: token.name, path: path,
      type: module.value(type, isArray: isArray, in: migrated.program), options: options)
  }

  private func property(
    _ name: String, of type: ValueType
  ) -> (member: String, type: ValueType, isArray: Bool, options: ValueOptions)? {
    switch name {
    case "identifier": return ("id", .string, false, .none)
    case "displayString": return ("displayString", .string, false, .none)
    default: break
    }
    guard case .object(let reference) = type,
      let type = module.type(reference, in: migrated.program),
      let found = EntityProperty.all(of: type, in: module).first(where: { $0.property.name == name })
    else { return nil }
    return (found.name, found.property.type, found.property.isArray, found.property.options)
  }
}
