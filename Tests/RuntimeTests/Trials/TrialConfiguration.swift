import IntentCompiler
import TestSupport
import Testing

/// How the handlers under trial are scaffolded and compiled.
enum TrialConfiguration: String, Sendable, CaseIterable, CustomTestStringConvertible {
  /// With asynchronous methods.
  case async
  /// With completion handlers, and options in sections.
  case completion
  /// Of the main actor.
  case mainActor
  /// Of the main actor, with completion handlers.
  case mainActorCompletion
  /// In a module of the main actor, out of which intents and handlers are taken.
  case nonisolated

  var testDescription: String { rawValue }

  /// The options of the scaffold.
  var scaffold: ScaffoldOptions {
    switch self {
    case .async: ScaffoldOptions()
    case .completion: ScaffoldOptions(style: .completion, usesSections: true)
    case .mainActor: ScaffoldOptions(isolation: .mainActor)
    case .mainActorCompletion: ScaffoldOptions(style: .completion, isolation: .mainActor)
    case .nonisolated: ScaffoldOptions(isolation: .nonisolated)
    }
  }

  /// The options of the intents, where they are compiled together with the handlers; nil for those of `PortableSamples`.
  var intents: CompilerOptions? {
    self == .nonisolated ? CompilerOptions(isNonisolated: true, flavor: .portable) : nil
  }

  /// What else the compiler is told.
  var compilerArguments: [String] {
    self == .nonisolated ? ["-default-isolation", "MainActor"] : []
  }

  /// The definitions whose handlers are tried; where intents are compiled as well, those that have everything.
  var samples: [SampleDefinition] {
    intents == nil ? SampleDefinition.valid : SampleDefinition.valid.filter { ["Orders", "Home"].contains($0.stem) }
  }
}
