internal import HandlerBackend
internal import HandlerSources
internal import IntentSemantics
internal import ObjectiveCBackend
internal import ObjectiveCCode
internal import SiriKitInterface
internal import SourceDiagnostics
internal import SwiftCode

/// An intent that the scaffolder is asked for a handler of.
struct WantedHandler: Sendable {
  /// Where the intent is from.
  private enum Origin: Sendable {
    case program(HandlerUnit, IntentProgram)
    case system(SystemHandlerUnit)
  }

  private let origin: Origin

  /// The methods that handlers in Swift are held against.
  let intent: HandledIntent

  /// The methods that handlers in Objective-C are held against.
  let objectiveC: ObjectiveCHandledIntent

  /// Where a definition names the intent; nil for an intent that none has.
  let location: SourceLocation?

  /// A custom intent.
  init(_ unit: HandlerUnit, in program: IntentProgram) {
    origin = .program(unit, program)
    intent = HandledIntent(program.intents[unit.index])
    objectiveC = ObjectiveCHandledIntent(program.intents[unit.index])
    location = SourceLocation(file: program.source, range: program.intents[unit.index].range)
  }

  /// An intent of the system, which one of the programs may customise.
  init(_ unit: SystemHandlerUnit, programs: [IntentProgram]) {
    origin = .system(unit)
    intent = HandledIntent(unit.intent)
    objectiveC = ObjectiveCHandledIntent(unit.intent)
    location =
      programs.lazy.compactMap { program in
        program.systemIntents.first { $0.className == unit.intent.className }.map {
          SourceLocation(file: program.source, range: $0.range)
        }
      }.first
  }

  /// The class of the intent, for example `OrderSoupIntent`.
  var className: String {
    switch origin {
    case .program(let unit, _): unit.className
    case .system(let unit): unit.intent.className
    }
  }

  /// What a new handler is called.
  var name: String {
    switch origin {
    case .program(let unit, _): unit.name
    case .system(let unit): unit.name
    }
  }

  /// The file of a new handler where it has one of its own.
  var fileName: String { name + ".swift" }

  /// The custom intent and its program; nil for an intent of the system.
  var custom: (unit: HandlerUnit, program: IntentProgram)? {
    if case .program(let unit, let program) = origin { (unit, program) } else { nil }
  }

  /// A note at what a method is about in the definition.
  ///
  /// - Parameter parameter: The parameter that the method is about; nil for the whole intent.
  /// - Returns: The note.
  func notes(about parameter: String?) -> [DiagnosticNote] {
    if case .program(let unit, let program) = origin, let name = parameter,
      let parameter = program.intents[unit.index].parameters.first(where: { $0.name == name })
    {
      return [
        DiagnosticNote(
          "the parameter is defined here", at: SourceLocation(file: program.source, range: parameter.range))
      ]
    }
    return notes
  }

  /// A note about the intent, at its place in a definition if it has one.
  var notes: [DiagnosticNote] {
    [
      location.map { DiagnosticNote("the intent is defined here", at: $0) }
        ?? DiagnosticNote("the intent is '\(className)'", at: nil)
    ]
  }

  // MARK: Texts

  /// The intent of the system; nil for a custom one.
  var system: SystemHandlerUnit? { if case .system(let unit) = origin { unit } else { nil } }

  /// The files of a new handler in Objective-C.
  func files(with backend: ObjectiveCHandlerBackend) -> [GeneratedFile] {
    switch origin {
    case .program(let unit, let program): program.files(handling: program.intents[unit.index], with: backend)
    case .system(let unit):
      ObjectiveCBackend.FileKind.allCases.map {
        GeneratedFile(name: ObjectiveCBackend.fileName(of: unit.name, $0), bytes: backend.render(unit, $0))
      }
    }
  }

  /// The names of the methods that a new handler in Objective-C has.
  func selectors(with backend: ObjectiveCHandlerBackend) -> Set<String> {
    switch origin {
    case .program(let unit, let program): backend.selectorsOfHandler(of: program.intents[unit.index])
    case .system(let unit): backend.selectorsOfHandler(of: unit)
    }
  }

  /// Some methods as a new handler in Objective-C has them.
  func members(_ selectors: Set<String>, with backend: ObjectiveCHandlerBackend) -> ObjectiveCText {
    switch origin {
    case .program(let unit, let program): backend.members(selectors, of: program.intents[unit.index], in: program)
    case .system(let unit): backend.members(selectors, of: unit)
    }
  }

  /// The text of a file with a new handler.
  func render(with backend: HandlerBackend) -> [UInt8] {
    switch origin {
    case .program(let unit, let program): backend.render([unit], in: program)
    case .system(let unit): backend.render(unit)
    }
  }

  /// The names of the methods that a new handler has, without labels.
  func methodNames(with backend: HandlerBackend) -> Set<String> {
    switch origin {
    case .program(let unit, let program): backend.methodNames(of: unit, in: program)
    case .system(let unit): backend.methodNames(of: unit)
    }
  }

  /// Some methods as a new handler has them.
  ///
  /// - Parameters:
  ///   - names: The names of the methods, without labels.
  ///   - outcomeName: What the enumeration of outcomes is called; nil where the handler has all that belongs to it.
  ///   - backend: What writes them.
  /// - Returns: The members in the order of a new handler.
  func members(_ names: Set<String>, outcomeName: String?, with backend: HandlerBackend) -> [Declaration] {
    switch origin {
    case .program(let unit, let program):
      backend.members(names, of: unit, in: program, outcomeName: outcomeName)
    case .system(let unit):
      backend.members(names, of: unit)
    }
  }
}

extension HandlerBackend {
  /// The handlers of the custom intents of programs, and of intents of the system that are selected or customised.
  func wantedHandlers(of programs: [IntentProgram], and selection: SystemIntentSelection) -> [WantedHandler] {
    programs.flatMap { program in handlers(of: program).map { WantedHandler($0, in: program) } }
      + systemHandlers(of: selection, programs).map { WantedHandler($0, programs: programs) }
  }
}
