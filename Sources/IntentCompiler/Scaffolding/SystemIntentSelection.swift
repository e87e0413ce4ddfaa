internal import HandlerBackend
internal import IntentSemantics
internal import SiriKitInterface

/// Intents of the system that handlers are wanted for.
public struct SystemIntentSelection: Sendable, Equatable {
  /// A name that selects nothing.
  public struct UnknownName: Error, Sendable, CustomStringConvertible {
    /// One clause, for example `there is no system intent 'SendMesage'; did you mean 'INSendMessageIntent'?`.
    public let description: String
  }

  /// The intents, each once.
  let intents: [SystemIntentClass]

  /// No intent.
  public static let none = SystemIntentSelection(intents: [])

  private init(intents: [SystemIntentClass]) {
    self.intents = intents
  }

  /// The intents of the given names, followed by those of the given domains.
  ///
  /// - Parameters:
  ///   - names: Names of classes, or what people call the tasks, for example `INSendMessageIntent` or `SendMessage`.
  ///   - domains: Names of domains, for example `messages`. Intents that apps only donate are left out.
  /// - Throws: An error if there is no such intent or domain, or none with a handler.
  public init(names: [String], domains: [String] = []) throws(UnknownName) {
    var found: [SystemIntentClass] = []
    do {
      for name in names {
        let intent = try SystemIntentCatalogue.intent(matching: name)
        guard intent.isHandled else {
          throw UnknownName(description: "'\(intent.className)' has no handler: apps only donate it")
        }
        found.append(intent)
      }
      for name in domains {
        let domain = try SystemIntentCatalogue.domain(matching: name)
        let members = SystemIntentCatalogue.all.filter { $0.domain == domain && $0.isHandled }
        guard !members.isEmpty else {
          throw UnknownName(
            description: "the intents of '\(domain.rawValue)' have no handlers: apps only donate them")
        }
        found += members
      }
    } catch {
      throw UnknownName(description: "\(error)")
    }
    var known: Set<String> = []
    intents = found.filter { known.insert($0.className).inserted }
  }
}

extension HandlerBackend {
  /// The handlers of intents of the system that are selected or that programs customise; one that is both, or that several
  /// programs customise, once.
  func systemHandlers(of selection: SystemIntentSelection, _ programs: [IntentProgram]) -> [SystemHandlerUnit] {
    var known: Set<String> = []
    return (programs.flatMap(systemHandlers) + systemHandlers(of: selection.intents)).filter {
      known.insert($0.intent.className).inserted
    }
  }

  /// The files with the handlers of intents of the system, one for each: they are compiled on different platforms.
  func files(of selection: SystemIntentSelection, _ programs: [IntentProgram]) -> [GeneratedFile] {
    systemHandlers(of: selection, programs).map { GeneratedFile(name: $0.fileName, bytes: render($0)) }
  }
}
