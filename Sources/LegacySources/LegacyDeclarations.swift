internal import HandlerSources
internal import IntentSemantics
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

  /// The handlers that pass work on to the app, by the class of the intent.
  private(set) var continuingHandlers: [String: String] = [:]

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
        for declaration in handler.type.declarations {
          addServant(declaration.range, in: declaration.source)
          addFrameworkResults(of: className, in: declaration)
          if Self.continues(declaration) {
            continuingHandlers[className] = handler.type.declaration.qualifiedName
          }
        }
      }
      let others = intent.protocolNames.flatMap {
        types.localTypes(conformingTo: $0) + types.strayExtensions(conformingTo: $0)
      }
      for other in others {
        add(.handler, of: className, other.qualifiedName, at: other.location)
        addServant(other.range, in: other.source)
      }
      if handlers.count == 1, others.isEmpty, let handler = handlers.first, handler.obstacle == nil,
        makers.canMake(handler.type, handlingAt: handler.conformance)
      {
        handlerClasses[className] = handler.type.declaration.qualifiedName
      }
    }
  }

  /// Whether a handler answers that the app is to go on.
  private static func continues(_ declaration: SwiftTypeDeclaration) -> Bool {
    SwiftNameUse.all(of: continuingCodes, in: declaration.source).contains {
      declaration.range.contains($0.name.range)
    }
  }

  /// The results that methods of a handler of an intent of the system give, where they have no module in front.
  private mutating func addFrameworkResults(of className: String, in declaration: SwiftTypeDeclaration) {
    let parameters = SystemIntentCatalogue.intent(named: className)?.parameters ?? []
    for method in declaration.methods {
      guard let takes = method.parameterTypes.first, SwiftWrittenType(takes).names.map(\.lastNamePart) == [className],
        let result = parameters.first(where: { $0.resolveMethod == method.name.value })?.resolutionResult
      else { continue }
      let head = method.body?.lowerBound ?? method.range.upperBound
      let use = SwiftNameUse.all(of: [result], in: declaration.source).first {
        method.range.lowerBound <= $0.name.range.lowerBound && $0.name.range.upperBound <= head
      }
      guard let use, use.path.isEmpty else { continue }
      add(
        .frameworkResult, of: className, result, at: SourceLocation(file: declaration.source, range: use.name.range))
    }
  }

  /// The codes with which SiriKit has the app go on.
  private static let continuingCodes: Set<String> = [
    BuiltInResponseCode.continueInApp.name, BuiltInResponseCode.failureRequiringAppLaunch.name,
  ]

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
      let configurations = Set(configurations(of: type))
      let known = configurations.filter { names.meanings[$0]?.kind == .intentClass }
      // Those of definitions that are not of the run are none of its business.
      guard !known.isEmpty || configurations.isEmpty else { continue }
      add(
        .timelineProvider, of: known.count == 1 ? known.first : nil, type.declaration.qualifiedName,
        at: type.conformance(to: "IntentTimelineProvider"))
    }
  }

  /// The types of the configurations that a provider takes, as it names them.
  private func configurations(of type: SwiftNominalType) -> [String] {
    let own = type.declaration.qualifiedName + ".Intent"
    let methods = type.methods.map(\.method).filter { ["getSnapshot", "getTimeline"].contains($0.name.value) }
    let taken = methods.compactMap(\.parameterTypes.first).flatMap { SwiftWrittenType($0).names }.map(\.lastNamePart)
    let named = index.aliases.filter { $0.qualifiedName == own }.flatMap(\.targets).map(\.lastNamePart)
    return taken.filter { $0 != "Intent" } + named
  }
}
