package import SwiftCode

/// A statement.
package indirect enum ObjectiveCStatement: Sendable, Equatable {
  /// For example: `[soup stir];`
  case expression(ObjectiveCExpression)

  /// For example: `response.soup = soup;`
  case assignment(to: ObjectiveCExpression, ObjectiveCExpression)

  /// A variable.
  ///
  /// For example: `Soup *soup = intent.soup;`
  case variable(ObjectiveCType, String, ObjectiveCExpression)

  /// For example: `return soup;`
  case `return`(ObjectiveCExpression?)

  /// For example: `if (!soup) { … }`
  case `if`(ObjectiveCExpression, [ObjectiveCStatement], otherwise: [ObjectiveCStatement] = [])

  /// A question for the versions of systems.
  ///
  /// For example: `if (@available(iOS 15.0, *)) { … }`
  case available([String], [ObjectiveCStatement])

  /// Statements that are compiled under a condition.
  ///
  /// For example: `#if !TARGET_OS_TV`
  case conditional(String, [ObjectiveCStatement])

  /// Statements that name what is deprecated, without a warning.
  ///
  /// For example: `#pragma clang diagnostic ignored "-Wdeprecated-declarations"`
  case deprecated([ObjectiveCStatement])

  /// For example: `for (Soup *soup in soups) { … }`
  case forEach(ObjectiveCType, String, in: ObjectiveCExpression, [ObjectiveCStatement])

  /// The end of a turn of a loop.
  ///
  /// For example: `continue;`
  case `continue`

  /// Paragraphs and items.
  ///
  /// For example: `// Stir it.`
  case comment([DocumentationComment.Block])
}
