internal import AppIntentsSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// An App Intent that seems to be meant for a legacy class and does not say so.
struct IntendedSuccessor {
  /// What it lacks.
  let hint: String

  /// Where it is.
  let note: DiagnosticNote

  /// The App Intent for a class; nil where none has its name or one like it.
  init?(of className: String, intentName: String, in migration: CheckedMigration) {
    let base = className.hasSuffix("Intent") ? String(className.dropLast("Intent".count)) : className
    let names = Set([className, base, base + "AppIntent", intentName].map { $0.lowercased() })
    let assignment = "static let intentClassName = \"\(className)\""
    for successor in migration.successors
    where successor.className == nil && names.contains(successor.intent.plainName.lowercased()) {
      let name = successor.intent.name
      if let member = successor.member {
        hint = "if '\(name)' is meant, write '\(assignment)' in it"
        note = DiagnosticNote("the class that is meant here cannot be told", at: member.location)
      } else {
        hint = "'\(name)' lacks its name: write '\(assignment)' in it"
        note = Self.declared(successor.intent)
      }
      return
    }
    let others = migration.code.intents.filter { !$0.conforms(to: [AppIntentsProtocol.migration]) }
    if let intent = others.first(where: { $0.isNamed(className) }) {
      hint = "'\(intent.name)' has the name of the class: let it conform to \(AppIntentsProtocol.migration), too"
      note = Self.declared(intent)
      return
    }
    guard
      let intent = others.first(where: {
        names.contains($0.plainName.lowercased()) && $0.staticMembers(named: "intentClassName").isEmpty
      })
    else { return nil }
    hint = "if '\(intent.name)' is meant, let it conform to \(AppIntentsProtocol.migration), with '\(assignment)'"
    note = Self.declared(intent)
  }

  private static func declared(_ intent: AppIntentsType) -> DiagnosticNote {
    DiagnosticNote("'\(intent.name)' is declared here", at: intent.location)
  }
}

extension AppIntentsType {
  /// The name without those of the enclosing types.
  fileprivate var plainName: String { declaration.name.value }

  /// Whether it gives the name of a legacy class.
  fileprivate func isNamed(_ className: String) -> Bool {
    staticMembers(named: "intentClassName").contains { member in
      if case .string(let literal)? = member.expression?.kind { literal.text == className } else { false }
    }
  }
}
