internal import SourceDiagnostics
internal import SwiftSourceReader

extension HandlerTypes {
  /// Why a method does not stand for the one of the protocol that has its name and labels; nil where it does, as far as is
  /// known.
  ///
  /// The rules are those of the compiler for protocols of Objective-C.
  func flaw(
    of member: SwiftMember, as form: HandlerForm, for requirement: HandlerRequirement, of intent: HandledIntent,
    in type: SwiftNominalType
  ) -> HandlerFlaw? {
    declarationFlaw(of: member, requirement, in: type) ?? placeFlaw(of: member, requirement, in: type)
      ?? Self.effectFlaw(of: member.method, form)
      ?? (namesIntent(intent, member) ? typeFlaw(of: member, form, requirement) : nil)
  }

  /// Whether the method takes the class in force: the names of other types are made with its prefix.
  private func namesIntent(_ intent: HandledIntent, _ member: SwiftMember) -> Bool {
    intent.classNames.count == 1 || intentName(of: member) == intent.classNames.first
  }

  private func declarationFlaw(
    of member: SwiftMember, _ requirement: HandlerRequirement, in type: SwiftNominalType
  ) -> HandlerFlaw? {
    let method = member.method
    if method.isStatic { return .isStatic }
    if isHidden(member, in: type) { return .isPrivate }
    for attribute in method.attributes {
      switch attribute.name.value {
      case "nonobjc":
        return .hasOtherSelector("@nonobjc")
      case "objc":
        if let name = attribute.argument, let selector = requirement.selector, name != selector {
          return .hasOtherSelector("@objc(\(name))")
        }
      case "available":
        if attribute.argument?.split(separator: ",").dropFirst().first.map({ $0.filter { !$0.isWhitespace } })
          == "unavailable", attribute.argument?.hasPrefix("*") == true
        {
          return .isUnavailable
        }
      default: break
      }
    }
    return method.isGeneric ? .isGeneric : nil
  }

  /// Whether a method can be used in fewer places than its type.
  private func isHidden(_ member: SwiftMember, in type: SwiftNominalType) -> Bool {
    let levels = ["private", "fileprivate", "internal", "package", "public", "open"]
    let own = member.method.modifiers.first(where: levels.contains)
    if own == "private" { return true }
    guard
      own == "fileprivate"
        || (own == nil && ["private", "fileprivate"].contains(where: member.owner.modifiers.contains))
    else { return false }
    // A type within another one may be hidden by that.
    return !type.declaration.qualifiedName.contains(".")
      && !["private", "fileprivate"].contains(where: type.declaration.modifiers.contains)
  }

  private func placeFlaw(
    of member: SwiftMember, _ requirement: HandlerRequirement, in type: SwiftNominalType
  ) -> HandlerFlaw? {
    if type.declarations.contains(member.owner) {
      return type.declaration.isGeneric && member.owner.kind == .extension ? .isInGenericExtension : nil
    }
    let subjects = member.owner.kind == .extension ? index.types(named: member.owner.name.value, in: member.owner) : []
    if subjects.contains(where: { $0.declaration.kind == .protocol }) { return .isInProtocolExtension }
    let hasName = member.method.attributes.contains { $0.name.value == "objc" && $0.argument != nil }
    return hasName ? nil : .isInherited(owner: member.owner.name.value, selector: requirement.selector)
  }

  private static func effectFlaw(of method: SwiftMethod, _ form: HandlerForm) -> HandlerFlaw? {
    if method.isAsync != form.isAsync {
      return form.isAsync ? .isNotAsync : form.isCompletion ? .isAsyncWithCompletion : .isAsync
    }
    return method.isThrowing && !form.isThrowing ? .throwsErrors : nil
  }

  // MARK: Types

  private func typeFlaw(
    of member: SwiftMember, _ form: HandlerForm, _ requirement: HandlerRequirement
  ) -> HandlerFlaw? {
    for (text, expected) in zip(member.method.parameterTypes.dropFirst(), form.furtherTypes) {
      let written = resolved(SwiftWrittenType(text), in: member.owner)
      // Whether a parameter may be nil is a matter of warnings.
      guard requirement.hasFixedAnswer, agreement(of: written.unwrapped, with: expected.unwrapped) == .different else {
        continue
      }
      if case .function(let values, _, _, _) = written.unwrapped, case .function(let others, _, _, _) = expected,
        let value = values.first, let other = others.first, agreement(of: value, with: other) == .different
      {
        return .answers(value.unwrapped, instead: other.unwrapped)
      }
      return .takes(written, instead: expected)
    }
    let written = resolved(member.method.result.map { SwiftWrittenType($0) } ?? .tuple([]), in: member.owner)
    guard requirement.hasFixedAnswer || written == .tuple([]) || form.isCompletion else { return nil }
    // A result that is never nil can stand for one that may be.
    let isWeaker = written == written.unwrapped && form.result != form.result.unwrapped
    return agreement(of: written, with: isWeaker ? form.result.unwrapped : form.result) == .different
      ? .answers(written, instead: form.result) : nil
  }

  /// A type with the names that its names stand for, without modules.
  private func resolved(_ type: SwiftWrittenType, in owner: SwiftTypeDeclaration) -> SwiftWrittenType {
    switch type {
    case .named(let name, let arguments):
      resolved(name, in: owner).map { .named($0, arguments.map { resolved($0, in: owner) }) } ?? .other(type.text)
    case .array(let element): .array(resolved(element, in: owner))
    case .optional(let wrapped): .optional(resolved(wrapped, in: owner))
    case .tuple(let elements): .tuple(elements.map { resolved($0, in: owner) })
    case .function(let parameters, let isAsync, let isThrowing, let result):
      .function(
        parameters.map { resolved($0, in: owner) }, isAsync: isAsync, isThrowing: isThrowing,
        resolved(result, in: owner))
    case .other: type
    }
  }

  /// The name of the type that a name stands for; nil for one that is called like a type of the standard library within
  /// another one.
  private func resolved(_ name: String, in owner: SwiftTypeDeclaration) -> String? {
    let found = index.typeName(name, in: owner)
    let isNested = name.contains(".") && !name.hasPrefix("Foundation.")
    return isNested && Self.standardTypes.contains(found) ? nil : found
  }

  private enum Agreement {
    case same
    case different
    /// A name that nobody knows may stand for the very type.
    case unknown

    init(_ all: [Agreement]) {
      self = all.contains(.different) ? .different : all.contains(.unknown) ? .unknown : .same
    }
  }

  private func agreement(of written: SwiftWrittenType, with expected: SwiftWrittenType) -> Agreement {
    switch (written, expected) {
    case (.named(let name, let arguments), .named(let other, let others)):
      if name != other { return isKnown(name) ? .different : .unknown }
      guard arguments.count == others.count else { return .unknown }
      let isOfOptions = name == "INObjectCollection"
      return Agreement(
        zip(arguments, others).map { argument, other in
          let agreement = agreement(of: argument, with: other)
          return isOfOptions && agreement == .unknown && isGone(argument) ? .different : agreement
        })
    case (.named(let name, _), _): return isKnown(name) ? .different : .unknown
    case (.other, _): return .unknown
    case (.array(let element), .array(let other)), (.optional(let element), .optional(let other)):
      return agreement(of: element, with: other)
    case (.tuple(let elements), .tuple(let others)):
      return elements.count == others.count
        ? Agreement(zip(elements, others).map { agreement(of: $0, with: $1) }) : .different
    case (.function(let types, let isAsync, let isThrowing, let result), .function(let others, _, _, let other)):
      if types.count != others.count || isAsync || isThrowing { return .different }
      return Agreement(zip(types, others).map { agreement(of: $0, with: $1) } + [agreement(of: result, with: other)])
    default: return .different
    }
  }

  /// Whether a type of options is none: they are objects of a definition or of the framework, and the other names that
  /// handlers have for one are in the sources.
  private func isGone(_ type: SwiftWrittenType) -> Bool {
    if case .named(let name, let arguments) = type { arguments.isEmpty && !isAlias(name) } else { false }
  }

  private func isKnown(_ name: String) -> Bool {
    guard !isAlias(name) else { return false }
    return !types(named: name).isEmpty || Self.standardTypes.contains(name)
      || ["IN", "NS", "CL"].contains(where: name.hasPrefix)
      || ["ResolutionResult", "IntentResponse"].contains(where: name.hasSuffix)
  }

  private static let standardTypes: Set = [
    "Any", "AnyObject", "Bool", "Character", "Data", "Date", "DateComponents", "Decimal", "Dictionary", "Double",
    "Error",
    "Float", "Int", "Never", "Result", "Set", "String", "URL", "UUID",
  ]
}
