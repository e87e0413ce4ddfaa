package import IntentSemantics
import SwiftCode

/// An enumeration and the `AppEnum` that takes its place.
package struct MigratedEnumeration: Sendable, Equatable {
  /// The enumeration.
  package let enumeration: Enumeration

  /// The index of its definition.
  package let program: Int

  /// The name of the new enumeration.
  ///
  /// For example: `SizeAppEnum`
  package let name: String

  /// What is asked for beside what the definition says.
  package var surfaces = EnumerationSurfaces()

  /// Whether an action hands values of it to the handler of a legacy intent.
  package var isBridged = false

  /// The values that there is a case for: all but `unknown`, the one that stands for no value.
  ///
  /// An enumeration without any other keeps it, since Swift has no enumeration with raw values but without cases.
  package var values: [EnumerationValue] {
    let chosen = enumeration.values.filter { !$0.isPlaceholder }
    return chosen.isEmpty ? enumeration.values : chosen
  }

  /// The name of the case of a value, unescaped; nil where there is no case for it.
  ///
  /// For example: `large` for `Large`
  package func caseName(of valueName: String) -> String? {
    let name = valueName.withLowercasedFirstLetter
    return values.first { $0.name.withLowercasedFirstLetter == name }.map { Self.caseName(for: $0) }
  }

  /// A case where an optional of the enumeration is wanted.
  ///
  /// For example: `.large`, `SizeAppEnum.none`
  ///
  /// - Parameters:
  ///   - name: The name of the case, unescaped.
  ///   - isInferred: Whether Swift knows the type.
  /// - Returns: The case, with its type where that is not known or an optional has a member of the name itself.
  func expression(ofCase name: String, isInferred: Bool = true) -> Expression {
    isInferred && !["none", "some"].contains(name) ? .implicitMember(name) : .member(.name(self.name), name)
  }

  /// The name of a value's case.
  static func caseName(for value: EnumerationValue) -> String {
    let name = value.name.withLowercasedFirstLetter
    return reservedCaseNames.contains(name) ? name + "Value" : name
  }

  /// The names of static members that every `AppEnum` has already.
  private static let reservedCaseNames: Set<String> = [
    "allCases", "caseDisplayRepresentations", "typeDisplayRepresentation",
  ]
}

extension EnumerationValue {
  /// Whether it stands for no value.
  var isPlaceholder: Bool { index == 0 && name.withLowercasedFirstLetter == "unknown" }
}
