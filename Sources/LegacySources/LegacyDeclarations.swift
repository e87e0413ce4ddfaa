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

  /// The types that handle each intent, by the class of the intent.
  private(set) var handlers: [String: [HandlerCandidate]] = [:]

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

  private mutating func addServant(_ range: SourceRange, in source: SourceFile) { addServant(range, at: source.path) }

  /// Takes down that some code goes with handlers and their choice.
  mutating func addServant(_ range: SourceRange, at path: String) { servants[path, default: []].append(range) }

  /// The names of the generated types.
  var generatedNames: Set<String> { Set(names.meanings.keys) }

  // MARK: Handlers

  /// The types that handle one of the intents.
  mutating func addHandlers(_ types: inout HandlerTypes) {
    let makers = HandlerMaking(index)
    let choices = dispatchers
    for (className, intent) in names.handled {
      for handler in types.handlers(of: intent) {
        let type = handler.type.declaration
        handlers[className, default: []].append(
          HandlerCandidate(
            name: type.qualifiedName, location: handler.conformance,
            obstacle: handler.obstacle.map { .other($0) }
              ?? makers.obstacle(to: handler.type, handlingAt: handler.conformance),
            maker: choices.lazy.compactMap { Self.maker(of: type, in: $0.method, of: $0.declaration.source) }.first))
        add(.handler, of: className, handler.type.declaration.qualifiedName, at: handler.conformance)
        for declaration in handler.type.declarations {
          addServant(declaration.range, in: declaration.source)
          addFrameworkResults(of: className, in: declaration)
          if continues(declaration, for: className) {
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
        let reason = other.kind == .extension ? "is not in the sources" : "is in a function"
        handlers[className, default: []].append(
          HandlerCandidate(name: other.qualifiedName, location: other.location, obstacle: .other(reason), maker: nil))
      }
    }
  }

  /// The first call with arguments that makes a handler in a method which chooses handlers.
  private static func maker(
    of type: SwiftTypeDeclaration, in method: SwiftMethod, of source: SourceFile
  ) -> String? {
    guard let body = method.body else { return nil }
    let name = type.qualifiedName.lastNamePart
    for use in SwiftNameUse.all(of: [name], in: source)
    where !use.isMemberOfOther && [nil, "init"].contains(use.member) {
      guard body.contains(use.name.range),
        let last = use.arguments?.last,
        let end = source.bytes[last.range.offsets.upperBound...].firstIndex(of: UInt8(ascii: ")"))
      else { continue }
      let call = String(decoding: source.bytes[use.name.range.offsets.lowerBound...end], as: UTF8.self)
      return (use.path + [call]).joined(separator: ".").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return nil
  }

  /// Whether a handler answers an intent that the app is to go on: a method that names another intent answers that one.
  private func continues(_ declaration: SwiftTypeDeclaration, for className: String) -> Bool {
    SwiftNameUse.all(of: Self.continuingCodes, in: declaration.source).contains { use in
      guard declaration.range.contains(use.name.range) else { return false }
      let answered = declaration.methods.filter { $0.range.contains(use.name.range) }.flatMap(intents)
      return answered.isEmpty || answered.contains(className)
    }
  }

  /// The classes of the intents that a method takes, or answers.
  private func intents(of method: SwiftMethod) -> [String] {
    (method.parameterTypes + [method.result].compactMap(\.self)).flatMap { SwiftWrittenType($0).names }.compactMap {
      let name = $0.lastNamePart
      return names.intentClass(name)
        ?? (names.meanings[name]?.kind == .responseClass ? names.meanings[name]?.className : nil)
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
    for (declaration, method) in dispatchers {
      add(
        .dispatcher, of: nil, declaration.name.value + "." + method.fullName,
        at: SourceLocation(file: declaration.source, range: method.name.range))
      addServant(method.range, in: declaration.source)
    }
  }

  private var dispatchers: [(declaration: SwiftTypeDeclaration, method: SwiftMethod)] {
    (index.types.flatMap(\.declarations) + index.strayExtensions).flatMap { declaration in
      declaration.methods.filter(Self.isDispatcher).map { (declaration, $0) }
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
