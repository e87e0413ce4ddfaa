import IntentSemantics
import SwiftCode

/// What lists the options of a parameter that is no entity.
///
/// For example: `struct OrderSoupAddressOptionsProvider: DynamicOptionsProvider { … }`
struct OptionsProvider {
  /// The name of the type.
  let name: String

  /// The property whose options it lists.
  let property: ParameterProperty

  private var options: MigrationOptions { property.options }

  /// The type, with the work that is left to do.
  func declaration(record: inout MigrationRecord) -> Declaration {
    if let bridge = BridgedOptions(of: property) {
      record.remarks += bridge.remarks
      let results = Declaration.function(
        FunctionDeclaration(
          modifiers: options.accessModifiers, "results", effects: .asyncThrows, result: bridge.result,
          body: bridge.statements()))
      return declaration([results] + [bridge.first].compactMap(\.self) + bridge.sources)
    }
    property.remark(
      .open, .supportsDynamicEnumeration, "the provider has none yet; those of the old handler go there", quoting: name,
      in: &record, marked: MigrationMark((isNested ? property.migrated.name : name) + ".swift"))
    var members = [
      Declaration.function(
        FunctionDeclaration(
          modifiers: options.accessModifiers, "results", effects: .asyncThrows,
          result: .array(property.value.elementType), body: body))
    ]
    if let first = property.providedDefault(record: &record) {
      members.append(
        .function(
          FunctionDeclaration(
            modifiers: options.accessModifiers, "defaultResult", effects: .async,
            result: .optional(property.value.elementType), body: [.return(first)])))
    }
    return declaration(members)
  }

  private func declaration(_ members: [Declaration]) -> Declaration {
    .type(
      TypeDeclaration(
        attributes: isNested ? [] : options.availability(from: .iOS16), modifiers: options.accessModifiers, .struct,
        name, inheritance: [.named("DynamicOptionsProvider")], members: options.initializer + members,
        layout: .separated))
  }

  private var isNested: Bool { options.form == .compatible }

  private var body: [Statement] {
    let todo = DocumentationComment.Block.paragraph(
      "TODO: Return the options of `\(property.parameter.name)` here.")
    return [.comment([todo] + DependencyOffer.comment(for: property)), .return(.array([]))]
  }
}

extension ParameterProperty {
  /// The provider of the options; nil where there is none, or a query in its place.
  var optionsProvider: OptionsProvider? {
    migrated.providerNames[parameter.name].map { name in
      OptionsProvider(name: options.form == .compatible ? shortProviderName ?? name : name, property: self)
    }
  }

  /// The name that Xcode's converter gives the provider, after what it lists; nil where another one of the module would
  /// have that name, which the extraction of metadata refuses.
  private var shortProviderName: String? {
    let name = providedTypeName
    let others = module.intents.flatMap { intent in
      intent.intent.parameters.filter { intent.providerNames[$0.name] != nil }.map {
        ParameterProperty(parameter: $0, of: intent, in: module).providedTypeName
      }
    }
    return others.count { $0 == name } == 1 ? name + "OptionsProvider" : nil
  }

  /// What a provider lists, as a part of a name.
  private var providedTypeName: String {
    switch value.elementType {
    case .named(let name): name
    // For example `MeasurementUnitDuration`: Swift has no brackets in a name.
    case .generic(let name, let arguments):
      arguments.reduce(name) { text, argument in
        if case .named(let name) = argument { text + name } else { text }
      }
    default: "Value"
    }
  }
}
