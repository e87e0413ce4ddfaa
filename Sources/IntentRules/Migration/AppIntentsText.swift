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

  /// What has to be readable of a call that makes a value of a type, by the labels of its arguments; none has the empty one.
  struct Form {
    /// The type.
    let type: String
    /// The labels of texts.
    let texts: Set<String>
    /// The labels of texts in which values may be.
    var textsWithValues: Set<String> = []
    /// The labels of lists of texts.
    let lists: Set<String>
  }

  /// A description of an intent.
  static let description = Form(
    type: "IntentDescription", texts: ["", "stringLiteral", "categoryName", "resultValueName"],
    lists: ["searchKeywords"])

  /// The name of a type.
  static let typeRepresentation = Form(
    type: "TypeDisplayRepresentation", texts: ["", "stringLiteral", "name"], textsWithValues: ["numericFormat"],
    lists: ["synonyms"])

  /// The name of a case.
  static let caseRepresentation = Form(
    type: "DisplayRepresentation", texts: ["", "stringLiteral", "title", "subtitle"], lists: ["synonyms"])

  /// What of a text, or of a call that has texts, cannot be read.
  static func unreadable(_ expression: SwiftExpression, as form: Form) -> SourceRange? {
    guard case .call(let call) = expression.kind, call.makes(form.type) else { return unreadable(expression) }
    return unreadable(call) { argument in
      let label = argument.label?.value ?? ""
      if form.lists.contains(label) { return unreadable(list: argument.value) }
      let allowsValues = form.textsWithValues.contains(label)
      guard allowsValues || form.texts.contains(label) else { return nil }
      return unreadable(argument.value, allowsValues: allowsValues)
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
