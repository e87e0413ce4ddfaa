package import ObjectiveCSourceReader
internal import SourceDiagnostics

/// The classes of Objective-C sources that handle intents.
package struct ObjectiveCHandlerTypes: Sendable {
  /// The classes and protocols.
  package let index: ObjectiveCSourceIndex

  private let isTest: @Sendable (String) -> Bool

  /// The classes of an index.
  ///
  /// - Parameters:
  ///   - index: The classes and their relations.
  ///   - isTest: Whether the file at a path is one of tests, whose classes handle nothing.
  package init(_ index: ObjectiveCSourceIndex, isTest: @escaping @Sendable (String) -> Bool) {
    self.index = index
    self.isTest = isTest
  }

  /// The classes that say themselves that they handle an intent, held against its protocol, in the order of the sources.
  package func handlers(of intent: ObjectiveCHandledIntent) -> [ObjectiveCIntentHandler] {
    index.classNames.compactMap { className in
      for protocolName in intent.protocolNames {
        guard let place = index.adoption(of: protocolName, by: className), !isTest(place.file.path) else { continue }
        return handler(className, of: intent, protocolName, at: place)
      }
      return nil
    }
  }

  private func handler(
    _ className: String, of intent: ObjectiveCHandledIntent, _ protocolName: String, at place: SourceLocation
  ) -> ObjectiveCIntentHandler {
    let ancestors = index.ancestors(of: className)
    let implementations = index.implementations(of: className)
    let standing: ObjectiveCIntentHandler.Standing
    if implementations.isEmpty {
      standing = .unimplemented
    } else if let unknown = ancestors.unknown, !HandlerTypes.addsNoMethod(unknown.value) {
      standing = .obscured(HandlerGap(name: unknown.value, location: place))
    } else {
      standing = .known
    }
    var handler = ObjectiveCIntentHandler(
      className: className, protocolName: protocolName, conformance: place, standing: standing,
      implementations: implementations)
    guard standing != .unimplemented else { return handler }
    let own = Self.members(of: implementations)
    let inherited = ancestors.known.flatMap { Self.members(of: index.implementations(of: $0)) }
    let byName = Dictionary(grouping: own + inherited, by: \.method.selector.value)
    for requirement in intent.methods {
      let named = byName[requirement.selector] ?? []
      guard let first = named.first else {
        handler.missing.append(
          ObjectiveCIntentHandler.MissingMethod(requirement: requirement, hint: hint(at: requirement, among: byName)))
        continue
      }
      handler.implemented += own.filter { $0.method.selector.value == requirement.selector }
      let flaws = named.compactMap { member in
        ObjectiveCFlaw(
          of: member.method, as: requirement, comparesTypes: intent.taskName != nil, isKnown: isKnown
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
      } else if named.count == 1, first.method.condition != nil {
        // Where there are several, each stands in another part of a block.
        handler.conditional.append((requirement, first))
      }
    }
    handler.superfluous = own.filter { isSuperfluous($0.method, for: intent) }
    if let response = intent.response {
      handler.outdatedResponses = implementations.flatMap { outdatedResponses(in: $0, response) }
    }
    return handler
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
    for (position, token) in tokens.enumerated() {
      let location = SourceLocation(file: container.source, range: token.range)
      if token.value.hasPrefix(codePrefix), token.value != codePrefix, !response.constants.contains(token.value) {
        uses.append(
          ResponseUse(
            location: location, message: "there is no response code '\(token.value)'",
            hint: Spelling.hint(for: token.value, among: response.constants) ?? "give another one"))
      }
      guard token.value == response.className, position > 0, tokens[position - 1].value == "[",
        let selector = Self.selector(in: tokens[(position + 1)...]), selector.value.contains("IntentResponseWith"),
        !response.selectors.contains(selector.value)
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
