internal import HandlerSources
internal import IntentSemantics
internal import ObjectiveCSourceReader
internal import SourceDiagnostics
internal import SwiftSourceReader

/// The intents that sources handle and that no definition has any more.
struct ForsakenIntents {
  /// An intent of the kind.
  struct Intent {
    /// The class, for example `OrderSoupIntent`.
    let className: String

    /// Where declarations say that they handle it.
    fileprivate(set) var handlers: [Place] = []

    /// Where classes that give intents to handlers name it.
    fileprivate(set) var mentions: [Place] = []

    /// The names of the methods of its handlers.
    fileprivate(set) var methodNames: Set<String> = []

    /// Whether a definition of the run certainly had it, as a file says that was scaffolded from it.
    fileprivate(set) var isKnown = false
  }

  /// A place in a type.
  struct Place {
    /// The name of the type.
    let typeName: String

    /// Where the intent is named.
    let location: SourceLocation
  }

  /// The intents in the order in which the sources name them.
  var intents: [Intent] { order.filter { !foreign.contains($0) }.compactMap { found[$0] } }

  private var found: [String: Intent] = [:]
  private var order: [String] = []

  /// The classes whose handlers were scaffolded from definitions that are not part of the run, and are in step with those
  /// or not.
  private var foreign: Set<String> = []

  private let survey: HandlerSurvey
  private let declaredNames: Set<String>
  private let definitionNames: Set<String>

  /// Looks for the intents.
  ///
  /// - Parameters:
  ///   - survey: The handlers of the intents that there are.
  ///   - dispatchers: The classes that give intents to handlers.
  ///   - definitionNames: The file names of the definitions of the run; without any, nothing is known.
  init(in survey: HandlerSurvey, _ dispatchers: DispatcherSurvey, definitionNames: Set<String>) {
    self.survey = survey
    self.definitionNames = definitionNames
    let index = survey.sources.index
    declaredNames = Set(index.types.map(\.declaration.name.value) + index.aliases.map(\.name.value))
      .union(survey.sources.generated.map(\.name.value)).union(survey.objectiveC.index.protocolNames)
    guard !definitionNames.isEmpty else { return }
    for declaration in index.types.flatMap(\.declarations) + index.strayExtensions
    where declaration.kind != .protocol && !survey.sources.isTest(declaration.source) {
      addHandler(declaration)
    }
    for method in dispatchers.types.flatMap(\.methods) { addMentions(in: method) }
    for part in survey.objectiveC.index.classNames.flatMap(survey.objectiveC.index.parts)
    where !survey.objectiveC.isTest(part.source) {
      addHandler(part)
    }
  }

  /// The intents whose protocols a part of a class in Objective-C adopts.
  private mutating func addHandler(_ part: ObjectiveCContainer) {
    for adopted in part.protocols where adopted.value.hasSuffix("IntentHandling") {
      // Methods are compared with those of Swift, whose names have not that of the intent in them.
      let names = survey.objectiveC.index.implementations(of: part.name.value).flatMap(\.methods)
        .compactMap { method in
          method.selector.value.ranges(of: "For").last.map { String(method.selector.value[..<$0.lowerBound]) }
        }
      addHandler(of: adopted.value, in: part.source, part.name.value, adopted.range, methodNames: names)
    }
  }

  private mutating func addHandler(_ declaration: SwiftTypeDeclaration) {
    for inherited in declaration.inheritedTypes {
      let name = inherited.value.lastNamePart
      guard name.hasSuffix("IntentHandling") else { continue }
      addHandler(
        of: name, in: declaration.source, declaration.name.value, inherited.range,
        methodNames: declaration.methods.map(\.name.value))
    }
  }

  private mutating func addHandler(
    of protocolName: String, in file: SourceFile, _ typeName: String, _ range: SourceRange, methodNames: [String]
  ) {
    guard !declaredNames.contains(protocolName) else { return }
    let className = String(protocolName.dropLast("Handling".count))
    let origin = ScaffoldOrigin(of: file)
    if let origin, origin.definitionNames.isDisjoint(with: definitionNames) { foreign.insert(className) }
    add(className, Place(typeName: typeName, location: SourceLocation(file: file, range: range))) { intent, place in
      intent.handlers.append(place)
      intent.methodNames.formUnion(methodNames)
      if origin != nil { intent.isKnown = true }
    }
  }

  /// The classes that a method compares an intent with, as in `case is OrderSoupIntent` or `intent as? OrderSoupIntent`.
  private mutating func addMentions(in method: SwiftMember) {
    guard method.method.givesHandlers, let body = method.method.body else { return }
    let tokens = SwiftTokenText(body, of: method.owner.source).tokens
    let texts = tokens.map { String(decoding: $0, as: UTF8.self) }
    for index in texts.indices where ["is", "as"].contains(texts[index]) {
      guard let next = texts.indices[(index + 1)...].first(where: { !["?", "!"].contains(texts[$0]) }),
        texts[next].hasSuffix("Intent")
      else { continue }
      let range = SourceRange(tokens[next].startIndex..<tokens[next].endIndex)
      let place = Place(
        typeName: method.owner.name.value, location: SourceLocation(file: method.owner.source, range: range))
      add(texts[next], place) { $0.mentions.append($1) }
    }
  }

  private mutating func add(_ className: String, _ place: Place, _ change: (inout Intent, Place) -> Void) {
    guard !survey.isIntentClass(className), !Self.isOfSystem(className), !declaredNames.contains(className) else {
      return
    }
    if found[className] == nil { order.append(className) }
    var intent = found[className] ?? Intent(className: className)
    change(&intent, place)
    found[className] = intent
  }

  /// Whether a class may be one of the system that the catalogue does not have.
  private static func isOfSystem(_ className: String) -> Bool {
    className.hasPrefix("IN") && className.dropFirst(2).first?.isUppercase == true
  }

  /// The class prefix that the classes have in the sources, where it is another one than that in force; nil elsewhere.
  var otherPrefix: ClassPrefixReading? {
    guard survey.entries.allSatisfy({ $0.wanted.custom == nil || $0.handlerName == nil }) else { return nil }
    return ClassPrefixReading(
      of: intents.filter { !$0.handlers.isEmpty }.map(\.className), for: survey.new.compactMap(\.custom?.program))
  }

  /// The new intent that one of these was probably renamed to: the one that asks for most of its handlers' methods.
  func successor(of intent: Intent) -> WantedHandler? {
    let names = intent.methodNames.filter { $0 != "handle" && $0 != "confirm" && $0 != "outcome" }
    let shared = survey.new.map { wanted in names.intersection(wanted.intent.methods.map(\.name)).count }
    if let most = shared.max(), most > 0, most * 2 >= names.count {
      return shared.firstIndex(of: most).map { survey.new[$0] }
    }
    return names.isEmpty && intents.count == 1 && survey.new.count == 1 ? survey.new.first : nil
  }
}
