package import SourceDiagnostics

/// A call somewhere in a file, and the branches that lead to it.
package struct SwiftCallSite: Sendable, Equatable {
  /// A branch of a condition.
  package struct Branch: Sendable, Hashable {
    /// The offset of the condition; all its branches have it.
    package let condition: Int

    /// The number of the branch.
    package let number: Int
  }

  /// The call.
  package let call: SwiftCallExpression

  /// The whole call, trailing closures aside.
  package let range: SourceRange

  /// The branches around it from the outside in: no two branches of one condition are taken together.
  package let branches: [Branch]

  /// The calls of some names in the order of a file, those within the arguments of others aside.
  ///
  /// - Parameters:
  ///   - names: The last part of what is called, for example `AppShortcut`.
  ///   - label: The label of the first argument by which `.init(…)` is taken for such a call.
  ///   - source: The file.
  /// - Returns: The calls.
  package static func calls(
    of names: Set<String>, orInitializerWith label: String, in source: SourceFile
  ) -> [SwiftCallSite] {
    var search = CallSearch(names: names, label: label, source: source)
    search.searchAll()
    return search.found
  }
}
