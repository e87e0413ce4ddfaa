import IntentSemantics
import SwiftCode

extension AppIntentsBackend {
  /// The providers and queries of the options of an intent's parameters: files of the project's own, since what they list
  /// is its to say; in the compatible form they stand in the intent.
  func optionFiles(of intent: MigratedIntent) -> [MigratedFile] {
    guard module.options.form == .modern else { return [] }
    return intent.intent.parameters.compactMap { parameter in
      let property = ParameterProperty(parameter: parameter, of: intent, in: module)
      func optionFile(_ name: String, _ declaration: (inout MigrationRecord) -> Declaration) -> MigratedFile {
        file(
          name, .project, property.value.modules, of: intent.program, isBridged: intent.isBridged,
          declaration: declaration)
      }
      if let query = QueryDeclaration(of: property) { return optionFile(query.name, query.declaration(record:)) }
      return property.optionsProvider.map { optionFile($0.name, $0.declaration(record:)) }
    }
  }

  /// The enumerations, each with the action that opens one of its values behind it.
  var enumerationFiles: [MigratedFile] {
    module.enumerations.enumerated().flatMap { index, enumeration in
      let enumerationFile = file(
        enumeration.name, enumeration.surfaces.schema == nil ? .tool : .project, [], of: enumeration.program,
        isBridged: enumeration.isBridged,
        advice: "Stored shortcuts and widgets know the raw values: keep them."
      ) { record in
        EnumerationDeclaration(enumeration, in: module).declaration(record: &record)
      }
      return [enumerationFile, OpenAction(enumeration, in: module).map(file(of:))].compactMap(\.self).map {
        $0.about(.enumeration(index))
      }
    }
  }

  /// The entities, each with its query behind it, and what Spotlight and the app show of it; in the compatible form the query
  /// stands in the entity.
  ///
  /// One that adopts a schema is the project's, since the schema may ask for other members; so is such an enumeration.
  var entityFiles: [MigratedFile] {
    module.types.enumerated().flatMap { index, type in
      files(of: type).map { $0.about(.type(index)) }
    } + (module.untypedObjects.map { type in files(of: type).map { $0.about(.untypedObjects) } } ?? [])
  }

  private func files(of type: MigratedType) -> [MigratedFile] {
    let entity = EntityDeclaration(type, in: module)
    let hasQuery = !type.isTransient
    let isNested = module.options.form == .compatible
    let entityFile = file(
      type.name, (hasQuery && isNested) || type.surfaces.schema != nil ? .project : .tool, entity.modules,
      of: type.program,
      isBridged: type.isBridged, isIndexed: entity.isIndexed,
      advice: hasQuery ? "Stored shortcuts and widgets know `id`, the identifier of the old object: keep it." : nil
    ) { record in
      entity.declaration(record: &record)
    }
    guard hasQuery, !isNested else { return [entityFile] }
    let query = QueryDeclaration(type, in: module)
    let queryFile = file(type.queryName, .project, [], of: type.program, isBridged: type.isBridged) { record in
      query.declaration(record: &record)
    }
    return [
      entityFile, queryFile, SpotlightIndex(type, in: module).map(file(of:)),
      OpenAction(type, in: module).map(file(of:)),
    ].compactMap(\.self)
  }

  /// The action that opens the app, which is the project's, since only the app knows what it shows.
  private func file(of action: OpenAction) -> MigratedFile {
    file(action.name, .project, [], of: action.program, isBridged: false) { record in
      action.declaration(record: &record)
    }
  }

  /// What Spotlight knows of entities.
  private func file(of index: SpotlightIndex) -> MigratedFile {
    file(
      index.fileName, .tool, [SpotlightIndex.framework], of: index.migrated.program, isBridged: false,
      condition: SpotlightIndex.condition
    ) { record in
      index.declaration(record: &record)
    }
  }

  private func file(
    _ name: String, _ owner: MigratedFile.Owner, _ modules: Set<String>, of program: Int, isBridged: Bool,
    isIndexed: Bool = false, condition: String? = nil, advice: String? = nil,
    declaration: (inout MigrationRecord) -> Declaration
  ) -> MigratedFile {
    var record = MigrationRecord()
    let declaration = declaration(&record)
    return MigratedFile(
      name: name + ".swift", owner: owner,
      file: SwiftFile(
        header: ["Migrated by intentc from \(module.programs[program].definitionName)."]
          + (module.options.form == .modern ? [advice].compactMap(\.self) : []),
        condition: module.fileCondition(and: condition),
        imports: module.imports(modules, isBridged: isBridged)
          + (isIndexed ? [ImportDeclaration(SpotlightIndex.framework, if: SpotlightIndex.condition)] : []),
        declarations: [declaration]),
      record: record)
  }
}
