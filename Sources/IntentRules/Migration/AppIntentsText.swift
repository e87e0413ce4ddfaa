internal import SourceDiagnostics
internal import SwiftSourceReader

/// What the extraction of metadata can read without running anything.
enum AppIntentsText {
  /// What of a text cannot be read; nil where all can.
  ///
  /// - Parameters:
  ///   - expression: The text.
  ///   - allowsValues: Whether values may be in it.
  /// - Returns: The place.
  static func unreadable(_ expression: SwiftExpression, allowsValues: Bool = false) -> SourceRange? {
    switch expression.kind {
    case .string(let literal):
      return allowsValues || literal.text != nil ? nil : expression.range
    case .name("nil"):
      return nil
    case .call(let call) where call.makes("LocalizedStringResource"):
      return unreadable(call) { argument in
        switch argument.label?.value {
        case nil, "stringLiteral"?, "table"?: unreadable(argument.value, allowsValues: allowsValues)
        case "defaultValue"?: unreadable(argument.value, allowsValues: true)
        default: nil
        }
      }
    default:
      return expression.range
    }
  }

  /// What of a description of an intent cannot be read.
  static func unreadable(description: SwiftExpression) -> SourceRange? {
    guard case .call(let call) = description.kind, call.makes("IntentDescription") else {
      return unreadable(description)
    }
    return unreadable(call) { argument in
      switch argument.label?.value {
      case nil, "stringLiteral"?, "categoryName"?, "resultValueName"?: unreadable(argument.value)
      case "searchKeywords"?: unreadable(list: argument.value)
      default: nil
      }
    }
  }

  /// What of the name of a type cannot be read.
  static func unreadable(typeRepresentation: SwiftExpression) -> SourceRange? {
    guard case .call(let call) = typeRepresentation.kind, call.makes("TypeDisplayRepresentation") else {
      return unreadable(typeRepresentation)
    }
    return unreadable(call) { argument in
      switch argument.label?.value {
      case nil, "stringLiteral"?, "name"?: unreadable(argument.value)
      case "numericFormat"?: unreadable(argument.value, allowsValues: true)
      case "synonyms"?: unreadable(list: argument.value)
      default: nil
      }
    }
  }

  /// What of the name of a case cannot be read.
  static func unreadable(caseRepresentation: SwiftExpression) -> SourceRange? {
    guard case .call(let call) = caseRepresentation.kind, call.makes("DisplayRepresentation") else {
      return unreadable(caseRepresentation)
    }
    return unreadable(call) { argument in
      switch argument.label?.value {
      case nil, "stringLiteral"?, "title"?, "subtitle"?: unreadable(argument.value)
      case "synonyms"?: unreadable(list: argument.value)
      default: nil
      }
    }
  }

  private static func unreadable(
    _ call: SwiftCallExpression, _ argument: (SwiftArgument) -> SourceRange?
  ) -> SourceRange? {
    call.arguments.lazy.compactMap(argument).first
  }

  private static func unreadable(list: SwiftExpression) -> SourceRange? {
    guard case .array(let elements) = list.kind else { return list.range }
    return elements.lazy.compactMap { unreadable($0) }.first
  }
}

extension SwiftCallExpression {
  /// Whether it makes a value of a type, whose name may be left out.
  func makes(_ type: String) -> Bool {
    switch function {
    case .implicitMember(let name):
      return name == "init"
    case .name(let name):
      let parts = name.split(separator: ".").map(String.init)
      let base = parts.last == "init" ? parts.dropLast() : parts[...]
      return base.last == type && base.count <= 2
    }
  }
}
