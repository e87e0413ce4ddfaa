internal import HandlerSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Finds handlers of custom intents that nothing makes, so that the system is given none.
///
/// An extension that calls something may get a handler from a file that is not read, because it mentions no intent; one that
/// gives itself for all intents, as Xcode's template does, gets none.
struct UnaskedHandlerCheck {
  private let project: CheckedProject

  /// The classes that the system asks for handlers; none where one may give any.
  private let dispatchers: [SwiftNominalType]

  init(_ project: CheckedProject) {
    self.project = project
    let classes = project.swiftTypes.classes(inheritingFrom: "INExtension").filter {
      !project.testFolders.haveTest($0.declaration.source.path)
    }
    let methods = classes.flatMap(\.methods).filter(\.method.givesHandlers)
    dispatchers = !methods.isEmpty && methods.allSatisfy(Self.givesItself) ? classes : []
  }

  private static func givesItself(_ member: SwiftMember) -> Bool {
    guard let body = member.method.body else { return false }
    let words = SwiftTokenText(body, of: member.owner.source).tokens.map { String(decoding: $0, as: UTF8.self) }
    return [["{", "return", "self", "}"], ["{", "self", "}"]].contains(words)
  }

  /// Reports the handlers of an intent whose names stand nowhere but where they are declared.
  func check(_ handlers: [IntentHandler], of custom: IntentClass, _ findings: inout RuleFindings) {
    // Words of Objective-C are not searched for, and of several handlers one may be for another target.
    guard !dispatchers.isEmpty, project.objectiveCSources.isEmpty, handlers.count == 1, let handler = handlers.first,
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
    var count = 0
    for source in project.writtenSources where !project.testFolders.haveTest(source.path) {
      count += SwiftCodeWords([name], in: source).counts[name] ?? 0
      if count > declarations { return true }
    }
    return count == 0 || project.writtenSources.contains { $0.hasLiteral(name) }
  }
}

extension SourceFile {
  /// Whether a word stands right behind a quotation mark or a full stop of a literal, as the name of a class does that is
  /// looked up by it.
  fileprivate func hasLiteral(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    return bytes.indices.contains { index in
      (bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "."))
        && bytes[(index + 1)...].starts(with: wanted)
        && bytes[(index + 1 + wanted.count)...].first == UInt8(ascii: "\"")
    }
  }
}
