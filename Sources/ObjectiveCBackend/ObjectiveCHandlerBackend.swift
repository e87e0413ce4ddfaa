package import IntentSemantics
package import ObjectiveCCode
package import SiriKitInterface

/// Makes handlers of custom intents in Objective-C, and the class that gives intents to them.
package struct ObjectiveCHandlerBackend: Sendable {
  /// How handlers are called.
  private let names: HandlerNamePattern

  /// Whether the options of a parameter are listed in sections.
  private let usesSections: Bool

  /// A back end whose handlers have names of a pattern.
  package init(names: HandlerNamePattern, usesSections: Bool = false) {
    self.names = names
    self.usesSections = usesSections
  }

  /// The name of the handler of an intent.
  package func handlerName(of intent: Intent) -> String {
    names.name(className: intent.className, intentName: intent.name)
  }

  /// The intents that a handler has anything to answer about.
  package func handledIntents(of program: IntentProgram) -> [Intent] { program.intents.filter(\.needsHandler) }

  /// One of the files of a handler, in UTF-8.
  package func render(
    handlerOf intent: Intent, _ kind: ObjectiveCBackend.FileKind, in program: IntentProgram
  ) -> [UInt8] {
    let handler = handler(of: intent, in: program)
    return file(
      kind, named: handler.name, header: ScaffoldHeader([program]),
      imports: [.file(ObjectiveCBackend.fileName(of: intent.className, .header))],
      kind == .header ? handler.interface : handler.implementation)
  }

  private func handler(of intent: Intent, in program: IntentProgram) -> CustomHandler {
    CustomHandler(
      intent: intent, program: HandledProgram(program), name: handlerName(of: intent), usesSections: usesSections)
  }

  // MARK: Methods

  /// The methods of the handling protocol of an intent, in its order, each as an implementation declares it.
  package static func protocolMethods(of intent: Intent) -> [(method: HandlingMethod, text: String)] {
    intent.handlingMethods.map { ($0, HandlingRequirement(method: $0, intent: intent).declaration.text) }
  }

  /// The selectors of the methods that a new handler has.
  package func selectorsOfHandler(of intent: Intent) -> Set<String> { Set(intent.methodsOfHandler.map(\.selector)) }

  /// Some methods as a new handler has them, in its order.
  ///
  /// - Parameters:
  ///   - selectors: The names of the methods.
  ///   - intent: The intent.
  ///   - program: The definition that has it.
  /// - Returns: The members of the implementation.
  package func members(_ selectors: Set<String>, of intent: Intent, in program: IntentProgram) -> ObjectiveCText {
    let handler = handler(of: intent, in: program)
    return .members(
      handler.members.filter { member in
        if case .method(let method, _) = member { selectors.contains(method.selector) } else { false }
      })
  }

  // MARK: Dispatching

  /// A handler that intents are given to.
  package struct Dispatch: Sendable, Equatable {
    /// The class of the intent.
    package let intent: String

    /// The class of the handler.
    package let handler: String

    /// The header that declares it; nil where it is not known.
    package let header: String?

    /// The condition for a system to have the intent; nil for all.
    let condition: String?

    /// The versions of systems that have to be asked about before the intent is named.
    let versions: [String]

    /// Whether the intent is deprecated, and its handler with it: clang warns of each use of them.
    let isDeprecated: Bool

    /// A handler of an intent.
    ///
    /// - Parameters:
    ///   - intent: The class of the intent.
    ///   - handler: The class of the handler.
    ///   - header: The header that declares it; nil where it is not known.
    ///   - system: The intent where it is one of the system.
    package init(intent: String, handler: String, header: String?, system: SystemHandlerUnit? = nil) {
      self.intent = intent
      self.handler = handler
      self.header = header
      condition = system?.platformCondition
      versions =
        system.map { SystemHandlerAvailability(intent: $0.intent).toAskFor.map(SystemHandlerAvailability.version) }
        ?? []
      isDeprecated = system?.intent.isDeprecated ?? false
    }
  }

  /// One of the files of the class that gives intents to handlers, in UTF-8.
  ///
  /// - Parameters:
  ///   - kind: The file.
  ///   - handlers: The handlers, in the order in which they are asked for.
  ///   - header: The first line of the file.
  ///   - isExtension: Whether an extension is asked, and not the app.
  /// - Returns: The text.
  package func renderDispatcher(
    _ kind: ObjectiveCBackend.FileKind, to handlers: [Dispatch], header: ScaffoldHeader, isExtension: Bool
  ) -> [UInt8] {
    let dispatcher = IntentDispatcher(handlers: handlers, isExtension: isExtension)
    var known: Set<String> = []
    return file(
      kind, named: ExtensionTypes.dispatcher, header: header,
      imports: kind == .header
        ? [] : handlers.compactMap(\.header).filter { known.insert($0).inserted }.map { .file($0) },
      kind == .header ? dispatcher.interface : dispatcher.implementation)
  }

  /// The statements that give intents to handlers, for a method that calls the intent by a name.
  package func dispatchStatements(to handlers: [Dispatch], of subject: String) -> ObjectiveCText {
    .statements(IntentDispatcher(handlers: handlers, isExtension: true).statements(about: subject))
  }

  private func file(
    _ kind: ObjectiveCBackend.FileKind, named name: String, header: ScaffoldHeader,
    imports: [ObjectiveCFile.Import], _ declaration: ObjectiveCDeclaration
  ) -> [UInt8] {
    let own = ObjectiveCFile.Import.file(ObjectiveCBackend.fileName(of: name, .header))
    let isHandler = name != ExtensionTypes.dispatcher
    return ObjectiveCFile(
      header: [header.text],
      imports: kind == .header
        ? [.framework("Intents/Intents.h")] + imports : [own] + (isHandler ? [] : imports),
      assumesNonnull: true, declarations: [declaration]
    ).render()
  }
}
