internal import SwiftSourceReader

/// Why a method with the name and the labels of a protocol's method does not stand for it.
enum HandlerFlaw: Equatable {
  case isStatic
  case isPrivate
  case isUnavailable
  case isGeneric
  /// It has no name for Objective-C, or another one than the protocol's.
  case hasOtherSelector(String)
  /// It stands in an extension of a generic class, which can have no method for Objective-C.
  case isInGenericExtension
  /// It stands in an extension of a protocol, which can have no method for Objective-C.
  case isInProtocolExtension
  /// It is one of a superclass, where nothing tells under which name Objective-C knows it.
  case isInherited(owner: String, selector: String?)
  case throwsErrors
  case isNotAsync
  case isAsyncWithCompletion
  case isAsync
  case takes(SwiftWrittenType, instead: SwiftWrittenType)
  case answers(SwiftWrittenType, instead: SwiftWrittenType)

  /// What is wrong, as a predicate to the name of the method.
  func predicate(_ protocolName: String) -> String {
    switch self {
    case .isStatic: "is static, which no method of '\(protocolName)' is"
    case .isPrivate: "is private, so that it does not stand for the method of '\(protocolName)'"
    case .isUnavailable: "is unavailable, so that it does not stand for the method of '\(protocolName)'"
    case .isGeneric: "is generic, so that it does not stand for the method of '\(protocolName)'"
    case .hasOtherSelector(let name): "is '\(name)', which no method of '\(protocolName)' is"
    case .isInGenericExtension:
      "stands in an extension of a generic class, where no method stands for one of '\(protocolName)'"
    case .isInProtocolExtension:
      "stands in an extension of a protocol, where no method stands for one of '\(protocolName)'"
    case .isInherited(let owner, _):
      "is one of '\(owner)', which does not conform to '\(protocolName)'"
    case .throwsErrors: "throws, which the method of '\(protocolName)' does not"
    case .isNotAsync: "is not 'async' and has no completion handler"
    case .isAsyncWithCompletion: "is 'async' and has a completion handler"
    case .isAsync: "is 'async', which the method of '\(protocolName)' is not"
    case .takes(let written, let expected): "takes '\(written.text)' and not '\(expected.text)'"
    case .answers(.tuple([]), let expected): "answers with nothing and not with '\(expected.text)'"
    case .answers(let written, let expected): "answers with '\(written.text)' and not with '\(expected.text)'"
    }
  }

  /// How to mend it, where a declaration is the method as it should be.
  func hint(_ declaration: String) -> String {
    switch self {
    case .answers: "change its type, and the results that it gives"
    case .isInGenericExtension: "move it to the declaration of the class"
    case .isInProtocolExtension: "move it to the class"
    case .hasOtherSelector: "leave the attribute out"
    case .isInherited(let owner, let selector):
      selector.map { "write '@objc(\($0))' in front of it, or move it to the class" }
        ?? "move it to the class, or let '\(owner)' conform"
    default: "declare it as '\(declaration)'"
    }
  }
}
