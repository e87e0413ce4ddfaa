/// A type.
package indirect enum ObjectiveCType: Sendable, Equatable {
  /// A type that is no pointer.
  ///
  /// For example: `NSInteger`, `instancetype`
  case plain(String)

  /// A pointer to an object.
  ///
  /// For example: `Soup *`, `NSArray<Soup *> *`
  case object(String, of: [ObjectiveCType] = [])

  /// A pointer to an object of the class or of one below it.
  ///
  /// For example: `__kindof INObject *`
  case kindOf(String)

  /// A block without a result.
  ///
  /// For example: `void (^)(Soup *soup)`
  case block([MethodDeclaration.Parameter])

  /// A pointer that may be null.
  ///
  /// For example: `nullable Soup *`, `Soup * _Nullable`
  case nullable(ObjectiveCType)

  /// No type at all.
  package static let void = ObjectiveCType.plain("void")

  /// The type of the receiver.
  package static let instance = ObjectiveCType.plain("instancetype")

  /// An array of objects.
  ///
  /// For example: `NSArray<Soup *> *`
  package static func array(of element: ObjectiveCType) -> ObjectiveCType { .object("NSArray", of: [element]) }

  /// The type without the word that it may be null.
  package var unwrapped: ObjectiveCType {
    if case .nullable(let type) = self { type } else { self }
  }

  /// Whether it may be null.
  package var isNullable: Bool {
    if case .nullable = self { true } else { false }
  }
}
