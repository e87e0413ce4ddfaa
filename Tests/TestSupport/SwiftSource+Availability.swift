extension SwiftSource {
  /// The versions of iOS from which declarations exist.
  package var versionsOfDeclarations: [String] {
    hasVersions ? text.matches(of: Self.attribute).map { String($0.1) } : []
  }

  /// Whether there is anything to look for: most files have no version.
  private var hasVersions: Bool { text.contains("@available(iOS ") }

  // Nothing changes an expression that is made.
  nonisolated(unsafe) private static let attribute = #/@available\(iOS ([0-9.]+),[^)]*\*\)/#

  /// The file with versions that the compiler compares on Linux too, in place of those of iOS.
  ///
  /// For example, `@available(iOS 17.0, macOS 14.0, *)` becomes `@available(_PackageDescription 17.0)`.
  package var withComparableVersions: SwiftSource {
    guard hasVersions else { return self }
    return SwiftSource(
      name: name, text: text.replacing(Self.attribute) { "@available(_PackageDescription \($0.1))" })
  }

  /// Lines that run from a version of iOS on.
  package typealias AvailabilityCondition = (version: Double, lines: Range<Int>)

  /// The lines that run from a version of iOS on, since they are in an `if #available` of generated code.
  package var availabilityConditions: [AvailabilityCondition] {
    // Most files have none, and an expression in the closure would be read again for each line.
    guard text.contains("if #available(iOS ") else { return [] }
    let condition = #/^( *)if #available\(iOS ([0-9.]+)[^)]*\) \{$/#
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { start in
      guard let match = lines[start].firstMatch(of: condition), let version = Double(match.2),
        let end = lines[(start + 1)...].firstIndex(where: { $0.hasPrefix("\(match.1)}") })
      else { return nil }
      // Lines are counted from 1.
      return (version, start + 2..<end + 1)
    }
  }
}
