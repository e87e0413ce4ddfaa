internal import HandlerSources
package import SourceDiagnostics
internal import SwiftSourceReader

/// A type that handles an intent, as far as an action can ask it.
package struct HandlerCandidate: Sendable, Equatable {
  /// Why nobody can say from outside how one is made.
  package enum Obstacle: Sendable, Equatable {
    /// Several types have the name: each target may have one of them.
    case ambiguous
    /// Another reason, as a predicate to its name.
    ///
    /// For example: `is private`
    case other(String)

    /// The reason as a predicate.
    package var words: String {
      switch self {
      case .ambiguous: "is the name of several types"
      case .other(let words): words
      }
    }
  }

  /// The name, with those of the types around it.
  ///
  /// For example: `NoteHandlers.Picking`
  package let name: String

  /// Where it says that it handles the intent.
  package let location: SourceLocation

  /// Why its name and parentheses do not make one; nil where they do.
  package let obstacle: Obstacle?

  /// How what chooses handlers today makes one; nil where it does so nowhere, or without an argument.
  ///
  /// For example: `NoteHandlers.Picking(store: .shared)`
  package let maker: String?
}

extension [HandlerCandidate] {
  /// The one that can be asked without a word of the project's: there is no other, and nothing is in its way.
  package var only: HandlerCandidate? { count == 1 ? first.flatMap { $0.obstacle == nil ? $0 : nil } : nil }

  /// Whether one of a name is still there, and can be made wherever it is.
  package func has(_ name: String) -> Bool {
    contains { $0.name == name && [nil, .ambiguous].contains($0.obstacle) }
  }

  /// Which there are, and what keeps each from being asked, as a clause; nil where there are none.
  ///
  /// For example: `'Picking' (Notes.swift:12) needs an argument, the choice of today has 'Picking(store: .shared)'`
  package var words: String? {
    guard let first else { return nil }
    if count == 1 { return first.words + (first.obstacle == nil ? " handles it" : "") }
    return "\(count) types handle it: " + map(\.words).joined(separator: "; ")
  }
}

extension HandlerCandidate {
  fileprivate var words: String {
    let line = LineTable(location.file.bytes).position(at: Int(location.range.lowerBound)).line
    return "'\(name)' (\(location.file.path):\(line))" + (obstacle.map { " \($0.words)" } ?? "")
      + (maker.map { "; the choice of today has '\($0)'" } ?? "")
  }
}

extension LegacyCode {
  /// The intents whose handlers are known, and never have the app go on, by class.
  package var backgroundIntents: Set<String> {
    Set(handlers.filter { !$0.value.isEmpty }.keys).subtracting(continuingHandlers.keys)
  }

  /// The classes by which handlers can be made without an argument, by the class of the intent; only where there is one
  /// handler of it.
  package var handlerClasses: [String: String] { handlers.compactMapValues { $0.only?.name } }
}
