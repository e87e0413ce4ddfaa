package import ObjectiveCSourceReader
internal import SourceDiagnostics
package import SwiftSourceReader

/// The classes of Objective-C sources that handle intents.
package struct ObjectiveCHandlerTypes: Sendable {
  /// The classes and protocols.
  package let index: ObjectiveCSourceIndex

  private let isTest: @Sendable (String) -> Bool

  /// The extensions in Swift, by the names of the classes.
  private let swiftExtensions: [String: [SwiftTypeDeclaration]]

  /// The methods of these, without static ones.
  private let swiftMethods: [String: [SwiftMethod]]

  /// The classes of an index.
  ///
  /// - Parameters:
  ///   - index: The classes and their relations.
  ///   - swiftTypes: The types of the Swift sources, which may extend the classes.
  ///   - isTest: Whether the file at a path is one of tests, whose classes handle nothing.
  package init(
    _ index: ObjectiveCSourceIndex, swiftTypes: SwiftSourceIndex, isTest: @escaping @Sendable (String) -> Bool
  ) {
    self.index = index
    swiftExtensions = Dictionary(grouping: swiftTypes.strayExtensions) { $0.name.value.lastNamePart }
    swiftMethods = swiftExtensions.mapValues { $0.flatMap(\.methods).filter { !$0.isStatic } }
    self.isTest = isTest
  }

  /// The classes that say themselves that they handle an intent, held against its protocol, in the order of the sources.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - swiftIntent: The same as Swift sources know it, whose extensions may have methods of the classes.
  /// - Returns: The classes.
  package func handlers(
    of intent: ObjectiveCHandledIntent, inSwift swiftIntent: HandledIntent
  ) -> [ObjectiveCIntentHandler] {
    index.classNames.compactMap { className in
      for protocolName in intent.protocolNames {
        guard let adoption = adoption(of: protocolName, by: className), !isTest(adoption.place.file.path) else {
          continue
        }
        return handler(className, of: intent, swiftIntent, protocolName, adoption)
      }
      return nil
    }
  }

  /// Whether a class of the sources says itself, or by an extension in Swift, that it adopts a protocol.
  package func isAdopted(_ protocolName: String) -> Bool {
    index.classNames.contains { adoption(of: protocolName, by: $0) != nil }
  }

  /// Where a class adopts a protocol, and the part that does; nil for that where it is an extension in Swift.
  private func adoption(
    of protocolName: String, by className: String
  ) -> (part: ObjectiveCContainer?, place: SourceLocation)? {
    if let adoption = index.adoption(of: protocolName, by: className) { return (adoption.part, adoption.place) }
    return swiftExtensions[className]?.first { $0.names(protocolName) }.map { (nil, $0.location) }
  }

  private func handler(
    _ className: String, of intent: ObjectiveCHandledIntent, _ swiftIntent: HandledIntent, _ protocolName: String,
    _ adoption: (part: ObjectiveCContainer?, place: SourceLocation)
  ) -> ObjectiveCIntentHandler {
    let place = adoption.place
    let ancestors = index.ancestors(of: className)
    let implementations = index.implementations(of: className)
    let standing: ObjectiveCIntentHandler.Standing
    if implementations.isEmpty {
      standing = .unimplemented
    } else if let unknown = ancestors.unknown, !HandlerTypes.addsNoMethod(unknown.value) {
      standing = .obscured(HandlerGap(name: unknown.value, location: place))
    } else if !index.parts(of: className).contains(where: { $0.kind == .interface && $0.category == nil }) {
      // Its superclass stands in an interface that is not there.
      standing = .obscured(HandlerGap(name: className, location: place))
    } else if let (part, file) = implementations.lazy.compactMap({ part in part.inclusions.first.map { (part, $0) } })
      .first
    {
      standing = .including(
        HandlerGap(name: file.value, location: SourceLocation(file: part.source, range: file.range)))
    } else {
      standing = .known
    }
    var handler = ObjectiveCIntentHandler(
      className: className, protocolName: protocolName, conformance: place, standing: standing,
      implementations: implementations,
      adoptingCategory: adoption.part?.category.flatMap { $0.isEmpty ? nil : $0 },
      isAdoptedInSwift: adoption.part == nil,
      imbalances: imbalances(in: index.parts(of: className)))
    guard standing != .unimplemented else { return handler }
    let own = Self.members(of: implementations)
    let inherited = ancestors.known.flatMap { Self.members(of: index.implementations(of: $0)) }
    let mains = implementations.filter { $0.category == nil }
    let byName = Dictionary(grouping: own + inherited, by: \.method.selector.value)
    for requirement in intent.methods {
      let named = byName[requirement.selector] ?? []
      guard !named.isEmpty else {
        if isImplementedInSwift(requirement, of: swiftIntent, by: className) { continue }
        handler.missing.append(
          ObjectiveCIntentHandler.MissingMethod(requirement: requirement, hint: hint(at: requirement, among: byName)))
        continue
      }
      handler.implemented += own.filter { $0.method.selector.value == requirement.selector }
      let flaws = named.compactMap { member in
        ObjectiveCFlaw(
          of: member.method, as: requirement, intentClass: intent.className, comparesTypes: intent.comparesTypes,
          isKnown: isKnown
        ).map { (member, $0) }
      }
      if flaws.count == named.count {
        for (member, flaw) in flaws {
          handler.mismatched.append(
            ObjectiveCIntentHandler.MismatchedMethod(
              member: member, requirement: requirement,
              message: "'\(member.method.selector.value)' " + flaw.predicate(protocolName),
              hint: flaw.hint(requirement.text)))
        }
      } else if let member = Self.conditional(named, of: className, mains) {
        handler.conditional.append((requirement, member))
      }
    }
    handler.superfluous = own.filter { isSuperfluous($0.method, for: intent) }
    if let response = intent.response {
      handler.outdatedResponses = implementations.flatMap { outdatedResponses(in: $0, response) }
    }
    return handler
  }

  /// Whether an extension in Swift has a method of the protocol: by its selector, or by name and labels.
  private func isImplementedInSwift(
    _ requirement: ObjectiveCRequirement, of intent: HandledIntent, by className: String
  ) -> Bool {
    guard let methods = swiftMethods[className] else { return false }
    let form = intent.methods.first { method in
      // What the methods of the system's protocols are called in Objective-C is not known; they begin alike.
      method.parameter == requirement.parameter
        && method.selector.map { $0 == requirement.selector } ?? requirement.selector.hasPrefix(method.name)
    }
    return methods.contains { method in
      form?.form(of: method) != nil
        || method.attributes.contains { $0.name.value == "objc" && $0.argument == requirement.selector }
    }
  }

  /// The method that not each build has among those of a name; nil where each build has one, as far as conditions tell.
  ///
  /// A build has one implementation of a class, apart from its categories, so several are alternatives.
  private static func conditional(
    _ members: [ObjectiveCMember], of className: String, _ mains: [ObjectiveCContainer]
  ) -> ObjectiveCMember? {
    let alternatives: [ObjectiveCContainer?] = mains.isEmpty ? [nil] : mains
    for main in alternatives {
      let available = members.filter { $0.owner == main || !mains.contains($0.owner) }
      guard let only = available.first else { return members.first }
      // Where there are several, each stands in another part of a block.
      guard available.count == 1 else { continue }
      let isElsewhere =
        only.owner.name.value == className && only.owner != main
        && !Set(only.owner.conditions).isSubset(of: main?.conditions ?? only.owner.conditions)
      if only.method.condition != nil || isElsewhere { return only }
    }
    return nil
  }

  /// The first things without a partner in the files of some parts of a class.
  private func imbalances(in parts: [ObjectiveCContainer]) -> [SourceLocation] {
    var known: Set<String> = []
    return parts.filter { known.insert($0.source.path).inserted }.compactMap { index.source(of: $0)?.imbalance }
  }

  private static func members(of containers: [ObjectiveCContainer]) -> [ObjectiveCMember] {
    containers.flatMap { container in
      container.methods.filter { $0.body != nil }.map { ObjectiveCMember(method: $0, owner: container) }
    }
  }

  /// Whether a name is certainly not another one for some type.
  private func isKnown(_ name: String) -> Bool {
    !index.parts(of: name).isEmpty || ["IN", "NS", "CL"].contains(where: name.hasPrefix)
      || ["ResolutionResult", "IntentResponse"].contains(where: name.hasSuffix) || ObjectiveCFlaw.scalars.contains(name)
  }

  // MARK: Superfluous methods

  /// Whether a method has the shape of one that a definition once asked for, and takes the intent.
  private func isSuperfluous(_ method: ObjectiveCMethod, for intent: ObjectiveCHandledIntent) -> Bool {
    guard let taskName = intent.taskName, !method.isClassMethod,
      !intent.methods.contains(where: { $0.selector == method.selector.value }),
      case .named(let type, _, _)? = method.parameterTypes.first, [intent.className, "INIntent", "id"].contains(type)
    else { return false }
    let parts = method.selector.value.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    guard let first = parts.first, first.hasSuffix("For" + taskName) else { return false }
    let subject = first.dropLast("For\(taskName)".count)
    let rest = parts.dropFirst().map(String.init)
    func isNamed(_ word: String) -> Bool {
      subject.hasPrefix(word) && subject.dropFirst(word.count).first.map { !$0.isLowercase } == true
    }
    if isNamed("resolve") { return rest == ["withCompletion"] }
    if isNamed("provide") {
      return (subject.hasSuffix("OptionsCollection") || subject.hasSuffix("Options"))
        && [["withCompletion"], ["searchTerm", "withCompletion"]].contains(rest)
    }
    // Anybody may write a method that gives a default; one that is called has another purpose.
    return isNamed("default") && rest.isEmpty && method.result != .void && !isCalled(String(first))
  }

  private func isCalled(_ name: String) -> Bool {
    let mentions = index.sources.reduce(0) { count, source in count + source.allTokens.count { $0.value == name } }
    let declarations = index.sources.flatMap(\.containers).flatMap(\.methods).count { $0.selector.value == name + ":" }
    return mentions > declarations
  }

  /// What one of the methods was probably meant for that is missing.
  private func hint(at requirement: ObjectiveCRequirement, among methods: [String: [ObjectiveCMember]]) -> String? {
    let name = requirement.selector
    guard name.hasPrefix("provide"), name.contains("OptionsCollectionFor") else { return nil }
    let array = name.replacing("OptionsCollectionFor", with: "OptionsFor").replacing("searchTerm:", with: "")
    if methods[array] != nil { return "'\(array)' is the form of iOS 13, which is not enough any more" }
    if name.contains(":searchTerm:") {
      return methods[name.replacing("searchTerm:", with: "")] == nil
        ? nil : "the parameter supports search, so the method takes a 'searchTerm'"
    }
    return methods[name.replacing(":withCompletion:", with: ":searchTerm:withCompletion:")] == nil
      ? nil : "the parameter does not support search, so there is no 'searchTerm'"
  }

  // MARK: Responses

  /// The places where a response is made with a code that the intent has not, or with other values than the sentence of
  /// its code speaks.
  private func outdatedResponses(
    in container: ObjectiveCContainer, _ response: ObjectiveCHandledIntent.Response
  ) -> [ResponseUse] {
    let tokens = index.source(of: container)?.tokens(in: container.body) ?? []
    var uses: [ResponseUse] = []
    let codePrefix = response.className + "Code"
    lazy var ownNames = ownNames(startingWith: codePrefix)
    for (position, token) in tokens.enumerated() {
      let location = SourceLocation(file: container.source, range: token.range)
      if token.value.hasPrefix(codePrefix), token.value != codePrefix, !response.constants.contains(token.value),
        !ownNames.contains(token.value)
      {
        uses.append(
          ResponseUse(
            location: location, message: "there is no response code '\(token.value)'",
            hint: Spelling.hint(for: token.value, among: response.constants) ?? "give another one"))
      }
      guard token.value == response.className, position > 0, tokens[position - 1].value == "[",
        let selector = Self.selector(in: tokens[(position + 1)...]), selector.value.contains("IntentResponseWith"),
        !response.selectors.contains(selector.value), !isClassMethod(selector.value, of: response.className)
      else { continue }
      let code = selector.value.firstRange(of: "IntentResponseWith").map { selector.value[..<$0.lowerBound] } ?? ""
      let expected = response.selectors.first { $0.hasPrefix(code + "IntentResponseWith") }
      uses.append(
        ResponseUse(
          location: SourceLocation(file: container.source, range: selector.range),
          message: "'\(response.className)' has no method '\(selector.value)'"
            + (expected.map { ", but '\($0)'" } ?? ""),
          hint: expected == nil
            ? "make it with 'initWithCode:userActivity:'" : "give it the values that the sentence speaks now"))
    }
    return uses
  }

  /// The names that somebody gave to functions, variables, constants and macros of their own.
  private func ownNames(startingWith prefix: String) -> Set<String> {
    var names = Set(index.sources.flatMap(\.macroNames).filter { $0.hasPrefix(prefix) })
    for source in index.sources {
      let tokens = source.allTokens.map(\.value)
      for (position, name) in tokens.enumerated() where name.hasPrefix(prefix) && name != prefix {
        let next = tokens[(position + 1)...].prefix(2)
        // A constant is neither called nor assigned to, and no type stands in front of it.
        let isAssigned = next.first == "=" && next.last != "="
        let isDeclared = position > 0 && ObjectiveCWrittenType.isTypeName(tokens[position - 1])
        if next.first == "(" || isAssigned || isDeclared { names.insert(name) }
      }
    }
    return names
  }

  /// Whether the sources add a method to a class itself.
  private func isClassMethod(_ selector: String, of className: String) -> Bool {
    index.parts(of: className).contains { part in
      part.methods.contains { $0.isClassMethod && $0.selector.value == selector }
    }
  }

  /// The name of the method that is called by tokens up to the closing bracket.
  private static func selector(in tokens: ArraySlice<Located<String>>) -> Located<String>? {
    var depth = 0
    var name = ""
    var place: SourceRange?
    var word: Located<String>?
    for token in tokens {
      switch token.value {
      case "(", "[", "{": depth += 1
      case ")", "}": depth -= 1
      case "]":
        if depth == 0 { return place.map { Located(name, at: $0) } ?? word }
        depth -= 1
      case ":" where depth == 0:
        if let word { name += word.value }
        name += ":"
        place = place ?? word?.range
      default: break
      }
      if depth == 0 { word = token }
    }
    return nil
  }
}
