package import IntentSemantics
import SiriKitInterface
package import SourceDiagnostics

/// The names that programs have in Objective-C only, where constants are names of the whole program and other words are
/// reserved than in Swift.
package struct ObjectiveCNames {
  /// The names that no property can have.
  package static var reservedPropertyNames: Set<String> { ReservedWords.properties }

  private let programs: [IntentProgram]
  private let umbrellaHeader: String?

  /// The names of programs that are compiled together, and of the header that includes all others.
  package init(of programs: [IntentProgram], umbrellaHeader: String?) {
    self.programs = programs
    self.umbrellaHeader = umbrellaHeader
  }

  /// Reports what would not compile.
  package func check(diagnostics: inout DiagnosticEngine) {
    checkConstants(diagnostics: &diagnostics)
    for program in programs {
      checkReservedWords(of: program, diagnostics: &diagnostics)
      checkUmbrellaHeader(against: program, diagnostics: &diagnostics)
    }
  }

  // MARK: Constants

  /// A name of the whole program.
  fileprivate struct GlobalName {
    let name: String
    let owner: String
    let location: SourceLocation
    let isConstant: Bool
  }

  /// Reports constants that have the name of another or of a declaration.
  private func checkConstants(diagnostics: inout DiagnosticEngine) {
    var known: [String: GlobalName] = [:]
    // Two declarations of one name are reported whatever the language is.
    for name in programs.flatMap(\.globalNames) {
      guard let other = known.updateValue(name, forKey: name.name), other.isConstant || name.isConstant else {
        continue
      }
      diagnostics.report(
        Diagnostic(
          .outputNameCollision,
          "\(other.owner) and \(name.owner) would both declare '\(name.name)' in Objective-C", at: name.location,
          hint: "rename one of them or give it a class name of its own",
          notes: [DiagnosticNote("previously declared here", at: other.location)]))
    }
  }

  // MARK: Words

  private func checkReservedWords(of program: IntentProgram, diagnostics: inout DiagnosticEngine) {
    func check(_ names: [String], _ kind: String, at range: SourceRange) {
      for name in names where ReservedWords.properties.contains(name) {
        diagnostics.report(
          Diagnostic(
            .reservedMemberName, "\(kind) '\(name)' has a name that Objective-C reserves",
            at: SourceLocation(file: program.source, range: range), hint: "rename it, or generate Swift"))
      }
    }
    for intent in program.intents {
      for parameter in intent.parameters {
        check([parameter.name], "parameter", at: parameter.range)
      }
      check(intent.response.parameters.map(\.name), "response parameter", at: intent.range)
    }
    for type in program.types {
      check(type.properties.filter { !$0.isInherited }.map(\.name), "property", at: type.range)
    }
    for declared in program.declaredNames where declared.isClassName && ReservedWords.types.contains(declared.name) {
      diagnostics.report(
        Diagnostic(
          .shadowedTypeName, "\(declared.kind) '\(declared.name)' has a name that Objective-C code uses",
          at: SourceLocation(file: program.source, range: declared.range), hint: "give it a class name of its own"))
    }
  }

  // MARK: Umbrella header

  private func checkUmbrellaHeader(against program: IntentProgram, diagnostics: inout DiagnosticEngine) {
    guard let umbrellaHeader else { return }
    for declared in program.declaredNames
    where declared.isClassName && declared.name.lowercased() == umbrellaHeader.lowercased() {
      diagnostics.report(
        Diagnostic(
          .outputNameCollision,
          "\(declared.kind) '\(declared.name)' would have the header that is to include all others",
          at: SourceLocation(file: program.source, range: declared.range), hint: "give that header another name"))
    }
  }
}

extension IntentProgram {
  /// The names of declarations and constants.
  fileprivate var globalNames: [ObjectiveCNames.GlobalName] {
    var names = declaredNames.map { declared in
      name(declared.name, "\(declared.kind) '\(declared.className)'", at: declared.range, isConstant: false)
    }
    func add(_ codes: [String], of enumeration: String, _ owner: String, at range: SourceRange) {
      names += codes.map {
        name(enumeration + $0.withUppercasedFirstLetter, owner, at: range, isConstant: true)
      }
    }
    for intent in intents {
      let owner = "intent '\(intent.className)'"
      add(
        BuiltInResponseCode.allCases.map(\.name) + intent.response.ownCodes.map(\.name), of: intent.responseCodeName,
        owner, at: intent.range)
      for parameter in intent.parameters where parameter.hasOwnResolutionResult {
        add(
          parameter.unsupportedReasons.map(\.code), of: intent.unsupportedReasonName(of: parameter), owner,
          at: parameter.range)
      }
    }
    for enumeration in enumerations {
      add(
        enumeration.values.map(\.name), of: enumeration.className, "enumeration '\(enumeration.className)'",
        at: enumeration.range)
    }
    return names
  }

  private func name(
    _ name: String, _ owner: String, at range: SourceRange, isConstant: Bool
  ) -> ObjectiveCNames.GlobalName {
    ObjectiveCNames.GlobalName(
      name: name, owner: owner, location: SourceLocation(file: source, range: range), isConstant: isConstant)
  }
}
