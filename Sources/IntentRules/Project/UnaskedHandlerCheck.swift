internal import HandlerSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds handlers of custom intents that nothing makes, so that the system is given none.
///
/// An extension that calls something may get a handler from a file that is not read, because it mentions no intent; one that
/// gives itself for all intents, as Xcode's template does, gets none.
struct UnaskedHandlerCheck {
  private let project: CheckedProject

  /// The classes that the system asks for handlers; none where one may give any, or where words of Objective-C, which are
  /// not searched for, may name one.
  private let dispatchers: [SwiftNominalType]

  /// The names of the handlers of custom intents in the code of the project, tests aside.
  private let words: SwiftCodeWords

  init(_ project: CheckedProject) {
    self.project = project
    let classes = project.swiftTypes.classes(inheritingFrom: "INExtension").filter {
      !project.testFolders.haveTest($0.declaration.source.path)
    }
    let methods = classes.flatMap(\.methods).filter(\.method.givesHandlers)
    guard project.objectiveCSources.isEmpty, !methods.isEmpty, methods.allSatisfy(Self.givesItself) else {
      dispatchers = []
      words = SwiftCodeWords([], in: [])
      return
    }
    dispatchers = classes
    let handlers = project.intentClasses.customs.flatMap(\.names).flatMap {
      project.swiftTypes.types(conformingTo: $0 + "Handling")
    }
    words = SwiftCodeWords(
      Set(handlers.map(\.declaration.qualifiedName.lastNamePart)),
      in: project.writtenSources.filter { !project.testFolders.haveTest($0.path) })
  }

  private static func givesItself(_ member: SwiftMember) -> Bool {
    guard let body = member.method.body else { return false }
    let words = SwiftTokenText(body, of: member.owner.source).tokens.map { String(decoding: $0, as: UTF8.self) }
    return [["{", "return", "self", "}"], ["{", "self", "}"]].contains(words)
  }

  /// Reports the handlers of an intent whose names stand nowhere but where they are declared.
  func check(_ handlers: [IntentHandler], of custom: IntentClass, _ findings: inout RuleFindings) {
    // Of several handlers one may be for another target.
    guard !dispatchers.isEmpty, handlers.count == 1, let handler = handlers.first,
      handler.type.declaration.kind == .class
    else { return }
    let declaration = handler.type.declaration
    let name = declaration.qualifiedName.lastNamePart
    guard !dispatchers.contains(where: { $0.declaration == declaration }), !isNamed(name, besides: handler.type) else {
      return
    }
    findings.report(
      "nothing names '\(name)', so it is never asked about '\(custom.name)'", at: declaration.location,
      hint:
        "let '\(dispatchers[0].declaration.name.value)' return it for the intent; 'intentc scaffold --update' does it",
      notes: [custom.note])
  }

  private func isNamed(_ name: String, besides type: SwiftNominalType) -> Bool {
    let declarations = type.declarations.count { $0.name.value.lastNamePart == name }
    let mentions = words.counts[name] ?? 0
    return mentions == 0 || mentions > declarations || isLookedUp(name)
  }

  /// Whether a word stands in a literal, alone or behind a full stop, as the name of a class does that is looked up by it.
  private func isLookedUp(_ name: String) -> Bool {
    project.writtenSources.contains { $0.mentions("\"\(name)\"") || $0.mentions(".\(name)\"") }
  }
}
