internal import IntentModel
package import SourceDiagnostics

/// A name that the output of a program declares at its top level.
package struct DeclaredName: Sendable, Equatable {
  /// The Swift name.
  package let name: String

  /// The declaration of the definition that it comes from, for example `OrderSoupIntent`; its file is named after it.
  package let className: String

  /// The model name of the declaration, for example `OrderSoup`.
  package let modelName: String

  /// What the declaration is, for messages.
  package let kind: String

  /// The value that the declaration's name comes from.
  package let range: SourceRange

  /// Whether it is the name of the declaration itself, and so of its file, and not derived from it.
  package var isClassName: Bool { name == className }
}

extension IntentProgram {
  /// Everything that the output declares at its top level, in the order of the files.
  package var declaredNames: [DeclaredName] {
    var names: [DeclaredName] = []
    for intent in intents {
      let own = [intent.className, intent.responseClassName, intent.responseCodeName, intent.handlingProtocolName]
      let reasons = intent.parameters.filter(\.hasOwnResolutionResult).flatMap {
        [intent.unsupportedReasonName(of: $0), intent.resolutionResultName(of: $0)]
      }
      names += (own + reasons).map {
        DeclaredName(name: $0, className: intent.className, modelName: intent.name, kind: "intent", range: intent.range)
      }
    }
    for enumeration in enumerations {
      names += [enumeration.className, enumeration.resolutionResultName].map {
        DeclaredName(
          name: $0, className: enumeration.className, modelName: enumeration.name, kind: "enumeration",
          range: enumeration.range)
      }
    }
    for type in types {
      names += [type.className, type.resolutionResultName].map {
        DeclaredName(name: $0, className: type.className, modelName: type.name, kind: "type", range: type.range)
      }
    }
    return names
  }

  /// Reports names that would be declared twice, files that would be one, and names that the output itself needs.
  func checkDeclaredNames(in context: inout LoweringContext) {
    var table = DeclaredNameTable()
    var reported: Set<SourceRange> = []
    for declared in declaredNames {
      if let other = table.insert(declared)?.declared {
        // Two of one kind with one model name are reported as such.
        let isDuplicate = other.kind == declared.kind && other.modelName == declared.modelName
        guard !isDuplicate, reported.insert(declared.range).inserted else { continue }
        context.error(
          .outputNameCollision,
          declared.isClassName && other.isClassName
            ? "'\(other.name)' and '\(declared.name)' would both generate files named '\(declared.name)'"
            : "\(other.kind) '\(other.className)' and \(declared.kind) '\(declared.className)' would both declare "
              + "'\(declared.name)'",
          at: declared.range, hint: "rename one of them or give it a class name of its own", previously: other.range)
        continue
      }
      guard declared.isClassName else { continue }
      if ReservedTypeNames.all.contains(declared.name) {
        context.error(
          .shadowedTypeName, "\(declared.kind) '\(declared.name)' hides a type that the generated code uses",
          at: declared.range, hint: "give it a class name of its own")
      }
      if ReservedTypeNames.inheritedSelectors[declared.kind] == declared.modelName {
        context.error(
          .reservedMemberName,
          "methods of the resolution result of \(declared.kind) '\(declared.modelName)' redeclare inherited ones",
          at: declared.range, hint: "rename it")
      }
    }
  }
}

extension DefinitionDocument {
  /// Reports intents, enumerations and types that share a model name with another of their kind.
  func checkDuplicateDeclarations(in context: inout LoweringContext) {
    check(intents.compactMap(\.name), kind: "intent", in: &context)
    check(enums.compactMap(\.name), kind: "enumeration", in: &context)
    check(types.compactMap(\.name), kind: "type", in: &context)
  }

  private func check(_ names: [Located<String>], kind: String, in context: inout LoweringContext) {
    var known: [String: Located<String>] = [:]
    for name in names {
      if let first = known.updateValue(name, forKey: name.value) {
        context.error(
          .duplicateDeclaration, "\(kind) '\(name.value)' is declared twice", at: name.range, previously: first.range)
      }
    }
  }
}
