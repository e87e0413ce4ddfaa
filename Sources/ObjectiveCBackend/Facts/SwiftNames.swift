import IntentSemantics

/// What Swift calls imported declarations when nothing is said, as far as the Swift output of a definition has the same.
///
/// Only plain cases are left to the importer: what is said is always right.
enum SwiftNames {
  /// Whether a property of a class keeps its name: the importer changes upper-case letters at the start, and cuts off
  /// the name of a type that is the class itself, as in `parentSoup` of `Soup`.
  static func importsProperty(_ name: String, _ type: ValueType, in className: String) -> Bool {
    name.startsWithSmallWord && type.declaredName != className
  }

  /// Whether a constant gets the name of the case: the importer cuts off what it shares with others and with the type.
  static func importsConstant(_ name: String, of enumeration: String) -> Bool {
    enumeration.utf8.last.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } == true && name.startsWithSmallWord
      && name.utf8.dropFirst().first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } == true
  }
}

extension String {
  fileprivate var startsWithSmallWord: Bool {
    utf8.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } == true
  }
}
