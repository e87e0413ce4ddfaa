internal import IntentModel
internal import SourceDiagnostics

extension TypeEntry {
  /// The object type, or nil when errors were reported.
  func lowered(in context: inout LoweringContext) -> ObjectType? {
    guard let name else { return nil }
    let isWellNamed = context.checkIdentifiers(name, className)
    var members = MemberNames(kind: "property", owner: name.value, baseClass: .object)
    var lowered: [TypeProperty] = []
    for entry in properties {
      let isInherited = entry.default?.value ?? false
      guard let propertyName = entry.name, context.checkIdentifier(propertyName) else { continue }
      if !isInherited {
        members.add(propertyName, in: &context)
      }
      let typeEntry = ValueTypeEntry(
        type: entry.type, enumType: entry.enumType, enumNamespace: entry.enumTypeNamespace,
        objectType: entry.objectType, objectNamespace: entry.objectTypeNamespace)
      guard let type = typeEntry.lowered(in: &context) else { continue }
      lowered.append(
        TypeProperty(
          name: propertyName.value, displayName: entry.displayName?.lowered, tag: entry.tag?.value ?? 0, type: type,
          isArray: entry.supportsMultipleValues?.value ?? false, isInherited: isInherited,
          options: entry.metadata?.lowered(for: type) ?? .none, range: propertyName.range))
    }
    guard isWellNamed else { return nil }
    return ObjectType(
      name: name.value, className: context.options.className(className, name: name.value),
      displayName: displayName?.lowered, properties: lowered, range: className.nonEmpty?.range ?? name.range)
  }
}
