internal import HandlerSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// The declarations of Swift sources that serve intents: handlers, dispatchers, views, and what widgets get entries from.
struct LegacyDeclarations {
  private let index: SwiftSourceIndex
  private let names: LegacyNames

  /// What was found, by the path of the file.
  private(set) var uses: [String: [LegacyUse]] = [:]

  /// Where the declarations of handlers and dispatchers are, by the path of the file.
  private(set) var servants: [String: [SourceRange]] = [:]

  /// Where the declarations of views are that Siri shows, by the path of the file.
  private(set) var interfaces: [String: [SourceRange]] = [:]

  /// The classes of handlers that can be made without an argument, by the class of the intent.
  private(set) var handlerClasses: [String: String] = [:]

  init(index: SwiftSourceIndex, names: LegacyNames) {
    self.index = index
    self.names = names
  }

  private mutating func add(
    _ kind: LegacyUseKind, of className: String?, _ name: String, at location: SourceLocation
  ) {
    uses[location.file.path, default: []].append(
      LegacyUse(kind: kind, className: className, name: name, location: location))
  }

  private mutating func addServant(_ range: SourceRange, in source: SourceFile) {
    servants[source.path, default: []].append(range)
  }

  // MARK: Handlers

  /// The types that handle one of the intents.
  mutating func addHandlers(_ types: inout HandlerTypes) {
    let makers = HandlerMaking(index)
    for (className, intent) in names.handled {
      let handlers = types.handlers(of: intent)
      for handler in handlers {
        add(.handler, of: className, handler.type.declaration.qualifiedName, at: handler.conformance)
        for declaration in handler.type.declarations { addServant(declaration.range, in: declaration.source) }
      }
      let others = intent.protocolNames.flatMap {
        types.localTypes(conformingTo: $0) + types.strayExtensions(conformingTo: $0)
      }
      for other in others {
        add(.handler, of: className, other.qualifiedName, at: other.location)
        addServant(other.range, in: other.source)
      }
      if handlers.count == 1, others.isEmpty, let handler = handlers.first, handler.obstacle == nil,
        makers.canMake(handler.type)
      {
        handlerClasses[className] = handler.type.declaration.qualifiedName
      }
    }
  }

  // MARK: Dispatchers

  /// The methods that are asked for handlers, or that get intents which Siri has sent to the app.
  mutating func addDispatchers() {
    for declaration in index.types.flatMap(\.declarations) + index.strayExtensions {
      for method in declaration.methods where Self.isDispatcher(method) {
        add(
          .dispatcher, of: nil, declaration.name.value + "." + method.fullName,
          at: SourceLocation(file: declaration.source, range: method.name.range))
        addServant(method.range, in: declaration.source)
      }
    }
  }

  private static func isDispatcher(_ method: SwiftMethod) -> Bool {
    func takesIntent(at index: Int) -> Bool {
      SwiftWrittenType(method.parameterTypes[index]).names.map(\.lastNamePart) == ["INIntent"]
    }
    return switch (method.name.value, method.labels) {
    case ("handler", ["for"]): takesIntent(at: 0)
    case ("application", ["_", "handlerFor"]), ("application", ["_", "handle", "completionHandler"]): takesIntent(at: 1)
    case ("handle", ["_", "completionHandler"]): takesIntent(at: 0)
    default: false
    }
  }

  // MARK: Extensions

  /// The views that Siri shows.
  mutating func addInterfaces() {
    for type in index.types(conformingTo: "INUIHostedViewControlling") {
      add(
        .interface, of: nil, type.declaration.qualifiedName, at: type.conformance(to: "INUIHostedViewControlling"))
      for declaration in type.declarations {
        interfaces[declaration.source.path, default: []].append(declaration.range)
      }
    }
  }

  /// What widgets get their entries from.
  mutating func addTimelineProviders() {
    for type in index.types(conformingTo: "IntentTimelineProvider") {
      let intents = type.methods.flatMap(\.method.parameterTypes).flatMap { SwiftWrittenType($0).names }
        .map(\.lastNamePart).filter { names.meanings[$0]?.kind == .intentClass }
      add(
        .timelineProvider, of: Set(intents).count == 1 ? intents.first : nil, type.declaration.qualifiedName,
        at: type.conformance(to: "IntentTimelineProvider"))
    }
  }
}
