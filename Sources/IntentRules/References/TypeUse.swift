internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// A place that says a type: a parameter, a response parameter or a property.
struct TypeUse {
  /// A reference to a declaration.
  enum Reference: Equatable {
    /// The file has no such key, or an empty name.
    case absent
    /// The file has something else than a name, which has been reported.
    case unreadable
    /// A name with the namespace `System`.
    case framework(String)
    /// A name of the file's own.
    case own(String)

    /// The name of a declaration of the file.
    var ownName: String? {
      if case .own(let name) = self { name } else { nil }
    }

    fileprivate init(
      _ name: Located<String>?, _ namespace: Located<String>?, in node: PropertyListNode, _ key: StaticString
    ) {
      if let name = name.nonEmpty {
        self = namespace?.value == "System" ? .framework(name.value) : .own(name.value)
      } else {
        self = name == nil && node[key] != nil ? .unreadable : .absent
      }
    }
  }

  /// The name of the parameter or property.
  let owner: String

  /// The type as the file has it.
  let type: Located<String>?

  let enumType: Reference

  let objectType: Reference

  /// All places of a definition that matter for code: those of system intents and the default properties of types do not.
  static func all(in document: DefinitionDocument) -> [TypeUse] {
    var uses: [TypeUse] = []
    for intent in document.intents where !intent.isSystem {
      uses += intent.parameters.map(TypeUse.init)
      uses += (intent.response?.parameters ?? []).map(TypeUse.init)
    }
    for type in document.types {
      uses += type.properties.filter { !($0.default?.value ?? false) }.map(TypeUse.init)
    }
    return uses
  }

  private init(_ entry: ParameterEntry) {
    owner = entry.name?.value ?? ""
    type = entry.type
    enumType = Reference(entry.enumType, entry.enumTypeNamespace, in: entry.node, "INIntentParameterEnumType")
    objectType = Reference(entry.objectType, entry.objectTypeNamespace, in: entry.node, "INIntentParameterObjectType")
  }

  private init(_ entry: ResponseParameterEntry) {
    owner = entry.name?.value ?? ""
    type = entry.type
    enumType = Reference(entry.enumType, entry.enumTypeNamespace, in: entry.node, "INIntentResponseParameterEnumType")
    objectType = Reference(
      entry.objectType, entry.objectTypeNamespace, in: entry.node, "INIntentResponseParameterObjectType")
  }

  private init(_ entry: TypePropertyEntry) {
    owner = entry.name?.value ?? ""
    type = entry.type
    enumType = Reference(entry.enumType, entry.enumTypeNamespace, in: entry.node, "INTypePropertyEnumType")
    objectType = Reference(entry.objectType, entry.objectTypeNamespace, in: entry.node, "INTypePropertyObjectType")
  }
}
