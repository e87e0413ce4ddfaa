internal import ObjectiveCSourceReader

/// Why a method with the name of a protocol's method does not stand for it.
enum ObjectiveCFlaw: Equatable {
  case isClassMethod
  case gives(ObjectiveCWrittenType, instead: ObjectiveCWrittenType)
  case takes(ObjectiveCWrittenType, instead: ObjectiveCWrittenType)
  case answers(ObjectiveCWrittenType, instead: ObjectiveCWrittenType)

  /// Types that are no objects, apart from enumerations.
  static let scalars: Set = [
    "void", "BOOL", "bool", "id", "Class", "SEL", "int", "char", "short", "long", "float", "double", "NSInteger",
    "NSUInteger", "CGFloat", "NSTimeInterval",
  ]

  /// The flaw of a method; nil where there is none, as far as is known.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - requirement: The method of the protocol.
  ///   - intentClass: The class of the intent, for which a method may also take any intent.
  ///   - comparesTypes: Whether types count: older forms of the framework's methods have other results.
  ///   - isKnown: Whether a name is certainly not another one for some type.
  init?(
    of method: ObjectiveCMethod, as requirement: ObjectiveCRequirement, intentClass: String, comparesTypes: Bool,
    isKnown: @escaping (String) -> Bool
  ) {
    if method.isClassMethod {
      self = .isClassMethod
      return
    }
    guard comparesTypes else { return nil }
    let comparison = Comparison(isKnown: isKnown)
    let expected = requirement.method
    if comparison.differ(method.result, expected.result) {
      self = .gives(method.result, instead: expected.result)
      return
    }
    let intents = [intentClass, "INIntent", "NSObject"].map { ObjectiveCWrittenType.named($0, [], pointerCount: 1) }
    for (own, other) in zip(method.parameterTypes, expected.parameterTypes)
    where comparison.differ(own, other) && !(other == intents[0] && intents.contains(own)) {
      if case .block(_, let values?) = own, case .block(_, let others?) = other,
        let pair = zip(values, others).first(where: { comparison.differ($0, $1) })
      {
        self = .answers(pair.0, instead: pair.1)
      } else {
        self = .takes(own, instead: other)
      }
      return
    }
    return nil
  }

  /// What is wrong, as a predicate to the name of the method.
  func predicate(_ protocolName: String) -> String {
    switch self {
    case .isClassMethod: "is a class method, which no method of '\(protocolName)' is"
    case .gives(let own, let expected): "gives '\(own.text)' and not '\(expected.text)'"
    case .takes(let own, let expected): "takes '\(own.text)' and not '\(expected.text)'"
    case .answers(let own, let expected): "answers with '\(own.text)' and not with '\(expected.text)'"
    }
  }

  /// How to mend it, where a declaration is the method as it should be.
  func hint(_ declaration: String) -> String {
    if case .answers = self { return "change its type, and the results that it gives" }
    return "declare it as '\(declaration)'"
  }

  /// Tells types apart; names that nobody knows may stand for any.
  private struct Comparison {
    let isKnown: (String) -> Bool

    func differ(_ own: ObjectiveCWrittenType, _ expected: ObjectiveCWrittenType) -> Bool {
      switch (own, expected) {
      case (.other, _), (_, .other): return false
      case (.block(let result, let values), .block(let other, let others)):
        if differ(result, other) { return true }
        guard let values, let others else { return false }
        return values.count != others.count || zip(values, others).contains { differ($0, $1) }
      case (.named(let name, let arguments, let count), .named(let other, let others, let otherCount)):
        if isAnyObject(name, count), isAnyObject(other, otherCount) || otherCount > 0 { return false }
        if name != other { return isKnown(name) }
        if count != otherCount { return true }
        return arguments.count == others.count && zip(arguments, others).contains { differ($0, $1) }
      // Any object may be a block.
      case (.named(let name, _, let count), .block): return isKnown(name) && !isAnyObject(name, count)
      case (.block, .named): return true
      }
    }

    private func isAnyObject(_ name: String, _ pointerCount: Int) -> Bool {
      (name == "id" || name == "instancetype") && pointerCount == 0
    }
  }
}
