import IntentSemantics
import SourceDiagnostics
import SwiftCode

/// The `AppEnum` that takes the place of an enumeration.
///
/// For example: `enum SizeAppEnum: String, AppEnum { … }`
struct EnumerationDeclaration {
  /// The enumeration with its names.
  let migrated: MigratedEnumeration

  /// What else there is in the module.
  let module: MigratedModule

  /// The declaration of an enumeration.
  init(_ migrated: MigratedEnumeration, in module: MigratedModule) {
    self.migrated = migrated
    self.module = module
  }

  private var options: MigrationOptions { module.options }

  /// The type.
  func declaration(record: inout MigrationRecord) -> Declaration {
    let representation = options.typeRepresentation(
      migrated.enumeration.displayName, of: migrated.enumeration.name, "INEnumDisplayName", program: migrated.program,
      at: location, record: &record)
    if let schema = migrated.surfaces.schema {
      record.remarks.append(
        SchemaMacro.remark(on: schema, of: migrated.enumeration.name, at: location)
          .marked(MigrationMark(migrated.name + ".swift")))
    }
    if migrated.values.contains(where: \.isPlaceholder) {
      remark(
        .added, nil, "INEnumValueName", "the value for no choice is a case, as there is no other", in: &record)
    }
    return .type(
      TypeDeclaration(
        attributes: options.availability(from: .iOS16)
          + options.schemaAttribute(migrated.surfaces.schema, .enumeration),
        modifiers: options.accessModifiers, .enum, migrated.name,
        inheritance: [.named("String"), .named("AppEnum")],
        members: migrated.values.map(enumCase) + [.blankLine, representation, caseRepresentations(record: &record)]
          + (migrated.isBridged ? BridgedEnumeration(migrated: migrated, options: options).members : []),
        layout: .separated))
  }

  /// The case of a value, whose raw value is the value's name, since stored values are found by it.
  private func enumCase(_ value: EnumerationValue) -> Declaration {
    let name = MigratedEnumeration.caseName(for: value)
    return .enumCase(EnumCaseDeclaration(name, rawValue: name == value.name ? nil : .string(value.name)))
  }

  private func caseRepresentations(record: inout MigrationRecord) -> Declaration {
    var elements: [DictionaryElement] = []
    for value in migrated.values {
      let name = MigratedEnumeration.caseName(for: value)
      elements.append(DictionaryElement(.implicitMember(name), representation(of: value, record: &record)))
    }
    return .variable(
      VariableDeclaration(
        modifiers: options.accessModifiers + [.static], options.storedStaticKeyword, "caseDisplayRepresentations",
        type: .dictionary(.selfType, .named("DisplayRepresentation")), value: .dictionaryLines(elements)))
  }

  private func representation(of value: EnumerationValue, record: inout MigrationRecord) -> Expression {
    let element = migrated.enumeration.name + "." + value.name
    let place = TextPlace(role: .option, element: element, program: migrated.program)
    if value.displayName == nil {
      remark(.added, value, "INEnumValueDisplayName", "the name for people is made of the value's name", in: &record)
    }
    let title = record.literal(value.displayName ?? LocalizedText(text: value.name.asTitle), place, options)
    if value.pronunciationHint != nil || value.synonyms.contains(where: { $0.pronunciationHint != nil }) {
      remark(
        .lost, value, "INEnumValuePronunciationHint", "nothing says how a name is pronounced", in: &record)
    }
    let synonyms = distinctSynonyms(of: value)
    guard !synonyms.isEmpty else { return title.displayRepresentation }
    guard options.form == .modern, options.has(.iOS17) else {
      let isModern = options.form == .modern
      remark(
        .lost, value, "INEnumValueSynonyms",
        isModern ? "synonyms came with iOS 17" : "the compatible form has nothing for it", in: &record,
        hint: isModern ? "'--target iOS17.0' keeps them" : nil)
      return title.displayRepresentation
    }
    return .call(
      .name("DisplayRepresentation"),
      [
        Argument("title", title),
        Argument("synonyms", .array(synonyms.map { record.literal($0, place, options) })),
      ])
  }

  /// The synonyms, each once and none that is the name itself.
  private func distinctSynonyms(of value: EnumerationValue) -> [LocalizedText] {
    var known: Set = [value.displayName?.text ?? value.name.asTitle]
    return value.synonyms.map(\.text).filter { known.insert($0.text).inserted }
  }

  private var location: SourceLocation { migrated.location(in: module) }

  /// Says what became of a key of the enumeration, or of one of its values.
  private func remark(
    _ verdict: MigrationRemark.Verdict, _ value: EnumerationValue?, _ key: String, _ reason: String,
    in record: inout MigrationRecord, hint: String? = nil
  ) {
    let element = [migrated.enumeration.name, value?.name].compactMap(\.self).joined(separator: ".")
    record.remarks.append(
      MigrationRemark(
        verdict, element, key, reason,
        at: value.map { SourceLocation(file: location.file, range: $0.range) } ?? location, hint: hint))
  }
}

extension MigratedEnumeration {
  /// The place of the enumeration.
  func location(in module: MigratedModule) -> SourceLocation {
    SourceLocation(file: module.programs[program].source, range: enumeration.range)
  }
}
