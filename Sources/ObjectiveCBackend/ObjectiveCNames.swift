package import IntentSemantics
import SiriKitInterface
package import SourceDiagnostics

/// The names that programs have in Objective-C only, where constants are names of the whole program and other words are
/// reserved than in Swift.
package struct ObjectiveCNames {
  /// The names that no property can have, except those that begin with `__`.
  package static var reservedPropertyNames: Set<String> { words(.property) { $0.excludedSources == nil } }

  /// The names that no property can have where its header is included into C++, and can elsewhere.
  package static var reservedPropertyNamesOfCxx: Set<String> { ReservedWords.Category.cxxKeyword.words }

  /// The names that nothing can be declared by.
  package static var reservedDeclarationNames: Set<String> { words(.declaration) { $0.excludedSources == nil } }

  /// The names that keep some sources from including the header of what is declared by them.
  package static var doubtfulDeclarationNames: Set<String> { words(.declaration) { $0.excludedSources != nil } }

  private static func words(
    _ use: ReservedWords.Use, where isIncluded: (ReservedWords.Category) -> Bool
  ) -> Set<String> {
    ReservedWords.Category.allCases.filter { $0.matters(for: use) && isIncluded($0) }.reduce(into: []) {
      $0.formUnion($1.words)
    }
  }

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
      checkHeaders(of: program, diagnostics: &diagnostics)
      checkUmbrellaHeader(against: program, diagnostics: &diagnostics)
    }
  }

  // MARK: Constants

  /// A name of the whole program.
  fileprivate struct GlobalName {
    let name: String
    let owner: String
    let location: SourceLocation
    /// What the owner calls it where it is a constant, for example `response code 'ready'`; nil where it is none.
    let constant: String?

    /// Whether it is made of the owner's name and another word.
    let isDerived: Bool

    var isConstant: Bool { constant != nil }

    /// What has the name.
    var subject: String { constant.map { "\($0) of \(owner)" } ?? owner }
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
          "\(other.subject) and \(name.subject) would both declare '\(name.name)' in Objective-C", at: name.location,
          hint: Self.advice(other, name),
          notes: other.location == name.location
            ? [] : [DiagnosticNote("previously declared here", at: other.location)]))
    }
  }

  /// What helps where two names are one.
  private static func advice(_ first: GlobalName, _ second: GlobalName) -> String {
    guard first.owner == second.owner, let constant = second.constant else {
      return "rename one of them or give it a class name of its own"
    }
    return "rename \(constant): names that differ in the first letter only are one constant"
  }

  // MARK: Words

  private func checkReservedWords(of program: IntentProgram, diagnostics: inout DiagnosticEngine) {
    func checkProperty(_ name: String, _ kind: String, at range: SourceRange) {
      guard let category = ReservedWords.category(of: name, as: .property) else { return }
      let place = SourceLocation(file: program.source, range: range)
      diagnostics.report(
        Self.finding(.reservedMemberName, "\(kind) '\(name)'", category, at: place, advice: "rename it"))
    }
    for intent in program.intents {
      for parameter in intent.parameters { checkProperty(parameter.name, "parameter", at: parameter.range) }
      for parameter in intent.response.parameters {
        checkProperty(parameter.name, "response parameter", at: parameter.range)
      }
    }
    for type in program.types {
      for property in type.properties where !property.isInherited {
        checkProperty(property.name, "property", at: property.range)
      }
    }
    for name in program.globalNames {
      guard let category = ReservedWords.category(of: name.name, as: .declaration),
        // They begin as the name that they are made of, which is reported.
        !(name.isDerived && category == .compilerName)
      else { continue }
      diagnostics.report(
        Self.finding(
          .shadowedTypeName, name.isDerived ? "'\(name.name)' of \(name.owner)" : name.owner, category,
          at: name.location, advice: "give it a class name of its own"))
    }
  }

  /// What is said of a name that is taken: an error, or a warning where it matters to some sources only.
  private static func finding(
    _ id: DiagnosticID, _ subject: String, _ category: ReservedWords.Category, at location: SourceLocation,
    advice: String
  ) -> Diagnostic {
    guard let sources = category.excludedSources else {
      return Diagnostic(
        id, "\(subject) cannot be declared in Objective-C: its name \(category.reason)", at: location,
        hint: "\(advice), or generate Swift")
    }
    return Diagnostic(
      id, severity: .warning, "\(subject) keeps \(sources) from including its header: its name \(category.reason)",
      at: location, hint: "\(advice) if there are to be such sources")
  }

  // MARK: Headers

  /// Warns of declarations whose header has the name of one of the system.
  private func checkHeaders(of program: IntentProgram, diagnostics: inout DiagnosticEngine) {
    for declared in program.declaredNames where declared.isClassName && Self.isHeaderOfSystem(declared.name) {
      diagnostics.report(
        Diagnostic(
          .shadowedTypeName, severity: .warning,
          "the header of \(declared.kind) '\(declared.name)' may be included in the place of '\(declared.name.lowercased()).h' "
            + "of the system",
          at: SourceLocation(file: program.source, range: declared.range),
          hint: "set a class prefix, as '--class-prefix' does, or give it a class name of its own"))
    }
  }

  /// Whether a header of the name, which has no suffix, would be included in the place of one of the system.
  ///
  /// Names are the same whatever their case is, as file names are on most Macs.
  package static func isHeaderOfSystem(_ name: String) -> Bool { SystemHeaders.names.contains(name.lowercased()) }

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
      ObjectiveCNames.GlobalName(
        name: declared.name, owner: "\(declared.kind) '\(declared.className)'",
        location: SourceLocation(file: source, range: declared.range), constant: nil, isDerived: !declared.isClassName)
    }
    func add(_ codes: [String], _ kind: String, of enumeration: String, _ owner: String, at range: SourceRange) {
      names += codes.map {
        ObjectiveCNames.GlobalName(
          name: enumeration + $0.withUppercasedFirstLetter, owner: owner,
          location: SourceLocation(file: source, range: range), constant: "\(kind) '\($0)'", isDerived: true)
      }
    }
    for intent in intents {
      let owner = "intent '\(intent.className)'"
      add(
        BuiltInResponseCode.allCases.map(\.name), "built-in response code", of: intent.responseCodeName, owner,
        at: intent.range)
      add(intent.response.ownCodes.map(\.name), "response code", of: intent.responseCodeName, owner, at: intent.range)
      for parameter in intent.parameters where parameter.hasOwnResolutionResult {
        add(
          parameter.unsupportedReasons.map(\.code), "unsupported reason",
          of: intent.unsupportedReasonName(of: parameter), owner, at: parameter.range)
      }
    }
    for enumeration in enumerations {
      add(
        enumeration.values.map(\.name), "value", of: enumeration.className,
        "enumeration '\(enumeration.className)'", at: enumeration.range)
    }
    return names
  }
}
