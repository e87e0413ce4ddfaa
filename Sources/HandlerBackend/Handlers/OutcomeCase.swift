package import SwiftCode

/// A case of the enumeration of a handler's outcomes.
package struct OutcomeCase: Sendable, Equatable {
  /// The name, which is that of a response code.
  ///
  /// For example: `failureNoCups`
  package let name: String

  /// The labels of the values that go with it, `_` for a value without one.
  package let labels: [String]

  /// Whether it stands for every response code that has no case.
  package let isOther: Bool

  /// The case as it is declared.
  package let declaration: Declaration

  /// The case in one line, without documentation.
  ///
  /// For example: `case failureNoCups(size: CupSize)`
  package var code: String {
    guard case .enumCase(let enumCase) = declaration else { return name }
    let plain = EnumCaseDeclaration(enumCase.name, associatedValues: enumCase.associatedValues)
    let lines = MemberText([.enumCase(plain)]).render(indentation: Indentation(width: 0))
    return String(decoding: lines.dropLast(), as: UTF8.self)
  }
}
