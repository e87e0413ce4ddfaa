/// An expression.
package indirect enum ObjectiveCExpression: Sendable, Equatable {
  /// A name, or a word such as `self`, `super`, `nil` and `YES`.
  ///
  /// For example: `soup`
  case name(String)

  /// A message with an argument for each colon of the selector.
  ///
  /// For example: `[soup stirFor:minutes]`
  case message(ObjectiveCExpression, String, [ObjectiveCExpression] = [])

  /// A property.
  ///
  /// For example: `intent.soup`
  case member(ObjectiveCExpression, String)

  /// A string object.
  ///
  /// For example: `@"Soup"`
  case string(String)

  /// A number with a fraction.
  ///
  /// For example: `0.5`
  case real(Double)

  /// The element of an array object.
  ///
  /// For example: `soups[0]`
  case element(ObjectiveCExpression, Int)

  /// For example: `soup ? soup : stew`
  case conditional(ObjectiveCExpression, then: ObjectiveCExpression, else: ObjectiveCExpression)

  /// A whole number.
  ///
  /// For example: `100`
  case integer(Int)

  /// An array object.
  ///
  /// For example: `@[soup]`
  case array([ObjectiveCExpression])

  /// A number object.
  ///
  /// For example: `@(1)`
  case boxed(ObjectiveCExpression)

  /// An object or number as one of another type.
  ///
  /// For example: `(Soup *)dish`
  case cast(ObjectiveCType, ObjectiveCExpression)

  /// For example: `!soup`
  case not(ObjectiveCExpression)

  /// An operator with two sides.
  ///
  /// For example: `minutes < 5`
  case binary(ObjectiveCExpression, String, ObjectiveCExpression)

  /// A function.
  ///
  /// For example: `NSLog(@"Soup")`, `completion(response)`
  case call(String, [ObjectiveCExpression])

  /// No object.
  ///
  /// For example: `nil`
  package static let `nil` = ObjectiveCExpression.name("nil")

  /// The receiver.
  ///
  /// For example: `self`
  package static let selfReference = ObjectiveCExpression.name("self")

  /// The receiver, as an object of the superclass.
  ///
  /// For example: `super`
  package static let superReference = ObjectiveCExpression.name("super")
}
