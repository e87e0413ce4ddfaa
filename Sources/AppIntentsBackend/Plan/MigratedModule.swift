package import IntentSemantics
import SwiftCode

/// What definitions become in one module: everything with its name, nothing written yet.
package struct MigratedModule: Sendable, Equatable {
  /// The options.
  package let options: MigrationOptions

  /// The definitions, whose order gives the order of the files.
  package let programs: [IntentProgram]

  /// The intents.
  package internal(set) var intents: [MigratedIntent]

  /// The enumerations that the intents need.
  package internal(set) var enumerations: [MigratedEnumeration]

  /// The types that the intents need.
  package internal(set) var types: [MigratedType]

  /// What stands for objects without a type and for those of the framework; nil where there are none.
  package internal(set) var untypedObjects: MigratedType?

  /// The types, objects without one included.
  var allTypes: [MigratedType] { types + [untypedObjects].compactMap(\.self) }

  /// The types that are generated for the definitions themselves.
  let generated: GeneratedNames

  /// What is to be said about the choice of names.
  package let remarks: [MigrationRemark]

  /// A type of the framework, with its module where a generated class has the same name.
  ///
  /// For example: `AppIntents.WidgetConfigurationIntent`
  func framework(_ name: String) -> TypeExpression {
    .named(generated.origin(of: name) == nil ? name : "AppIntents." + name)
  }

  /// Whether any action asks the handler of a legacy intent.
  package var asksHandlers: Bool { intents.contains(where: \.isBridged) }

  /// The module as it would be if no action asked a handler: what stands for the legacy classes goes, and nothing else.
  var withoutHandlers: MigratedModule {
    var module = self
    for index in intents.indices { module.intents[index].isBridged = false }
    for index in enumerations.indices { module.enumerations[index].isBridged = false }
    for index in types.indices { module.types[index].isBridged = false }
    module.untypedObjects?.isBridged = false
    return module
  }

  /// The condition under which a file is compiled: all need those that name the legacy classes, which are nowhere without
  /// App Intents.
  var fileCondition: String? {
    asksHandlers ? "canImport(Intents) && \(Self.condition(without: missingSystems))" : options.frameworkCondition
  }

  /// The condition of a file together with another one, each part of them once; nil for none.
  func fileCondition(and condition: String?) -> String? {
    var terms: [String] = []
    for term in [fileCondition, condition].compactMap(\.self).flatMap({ $0.split(separator: " && ").map(String.init) })
    where !terms.contains(term) {
      terms.append(term)
    }
    return terms.isEmpty ? nil : terms.joined(separator: " && ")
  }

  /// The systems on which nothing of the module is compiled: where handlers are asked, those without legacy classes.
  var missingSystems: [SystemVersion.System] { asksHandlers ? [.tvOS] : [] }

  /// The condition that holds on all systems but some.
  ///
  /// For example: `!os(tvOS)`
  static func condition(without systems: [SystemVersion.System]) -> String {
    systems.map { "!os(\($0.rawValue))" }.joined(separator: " && ")
  }

  /// The imports of a file.
  ///
  /// - Parameters:
  ///   - modules: The modules that it needs besides `AppIntents`.
  ///   - isBridged: Whether it names the legacy classes.
  /// - Returns: The imports.
  func imports(_ modules: Set<String>, isBridged: Bool) -> [ImportDeclaration] {
    options.imports(isBridged ? modules.union(["Intents"]) : modules)
  }

  /// Gives a parameter a query of its own where its handler lists the options, and others have values of the same type.
  mutating func nameQueries() {
    for type in allTypes where type.queryKind(options) != .unique {
      let users = parameters(with: type)
      guard users.count > 1 else { continue }
      for user in users where BridgedOptions(of: user) != nil {
        guard let index = intents.firstIndex(where: { $0.name == user.migrated.name }) else { continue }
        let parameter = user.parameter.name
        intents[index].queryNames[parameter] =
          intents[index].name + parameter.withUppercasedFirstLetter + "OptionsQuery"
      }
    }
  }

  /// The enumeration of a reference in a definition; nil for one of the framework.
  package func enumeration(_ reference: TypeReference, in program: Int) -> MigratedEnumeration? {
    reference.isSystem ? nil : enumerations.first { $0.program == program && $0.enumeration.name == reference.name }
  }

  /// The type of a reference in a definition; nil for one of the framework.
  package func type(_ reference: TypeReference, in program: Int) -> MigratedType? {
    reference.isSystem ? nil : types.first { $0.program == program && $0.type.name == reference.name }
  }
}
