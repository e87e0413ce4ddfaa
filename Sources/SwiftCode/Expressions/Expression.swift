/// An expression.
///
/// Names are given unescaped; the renderer puts back-ticks where Swift needs them.
package indirect enum Expression: Sendable, Equatable {
  /// For example: `soup`
  case name(String)

  /// A macro, by its name.
  ///
  /// For example: `#expect`
  case macro(String)

  /// For example: `self`
  case selfReference

  /// For example: `super`
  case superReference

  /// For example: `intent.soup`
  case member(Expression, String)

  /// For example: `intent.soup?.identifier`
  case optionalMember(Expression, String)

  /// For example: `soups[0]`
  case element(Expression, Expression)

  /// Two values with an operator between them; neither is put in parentheses.
  ///
  /// For example: `bowls < 1`
  case binary(Expression, String, Expression)

  /// One of two values; none is put in parentheses.
  ///
  /// For example: `size == .unknown ? .large : size`
  case conditional(Expression, then: Expression, else: Expression)

  /// For example: `.success`
  case implicitMember(String)

  /// For example: `self.init`
  case initializer(Expression)

  /// A type whose initialiser is called or whose members are wanted.
  ///
  /// For example: `BridgedParameter<SoupAppEntity>`
  case type(TypeExpression)

  /// A value as one of a type that it is sure to be, or that the compiler bridges it to.
  ///
  /// For example: `address as URL`
  case cast(Expression, TypeExpression)

  /// A value as one of a type, or nil where it is none.
  ///
  /// For example: `soup as? Soup`
  case optionalCast(Expression, TypeExpression)

  /// A call of a method that there need not be.
  ///
  /// For example: `handler.confirm?(intent: intent)`
  case optionalMethod(Expression)

  /// A type as a value.
  ///
  /// For example: `Soup.self`
  case metatype(TypeExpression)

  /// For example: `OrderSoupIntentResponse(code: .success, userActivity: nil)`
  case call(FunctionCall)

  /// For example: `{ soup in soup.name }`
  case closure(Closure)

  /// For example: `try soup`
  case `try`(Expression)

  /// For example: `await soup`
  case await(Expression)

  /// For example: `"Order \"hot\" soup"`; nothing is interpolated.
  case string(String)

  /// A string literal with values in it.
  ///
  /// For example: `"Order \(\.$soup)"`
  case interpolation(InterpolatedString)

  /// For example: `100`
  case integer(Int)

  /// For example: `0.25`; must be finite.
  case real(Double)

  /// For example: `true`
  case boolean(Bool)

  /// For example: `nil`
  case `nil`

  /// For example: `[1, 2]`
  case array([Expression])

  /// An array literal with each element on lines of its own.
  case arrayLines([Expression])

  /// For example: `[.hot: "Hot"]`
  case dictionary([DictionaryElement])

  /// A dictionary literal with each element on lines of its own; without elements, `[:]`.
  case dictionaryLines([DictionaryElement])

  /// Values in parentheses.
  ///
  /// For example: `(1, 12)`
  case tuple([Expression])

  /// A value that is known to be there.
  ///
  /// For example: `soup!`
  case forced(Expression)

  /// What a property wrapper projects.
  ///
  /// For example: `$soup`
  case projection(String)

  /// A path to a member of the type at hand.
  ///
  /// For example: `\.soup`
  case keyPath(String)

  /// A path to what a property wrapper of the type at hand projects.
  ///
  /// For example: `\.$soup`
  case projectedKeyPath(String)

  /// A path from a type to what a property wrapper of it projects.
  ///
  /// For example: `\Soup.$price`
  case rootedProjectedKeyPath(TypeExpression, String)

  /// Swift as it stands, for what has no case here.
  ///
  /// For example: `UTType.image`
  case verbatim(String)

  /// A call of the given function.
  package static func call(_ function: Expression, _ arguments: [Argument] = []) -> Expression {
    .call(FunctionCall(function, arguments))
  }
}
