internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// Looks at the number of values that a parameter has in each size of a widget.
struct ArraySizeCheck {
  private static let sizeClasses = [
    "Small", "Medium", "Large", "ExtraLarge", "AccessoryInline", "AccessoryCorner", "AccessoryCircular",
    "AccessoryRectangular",
  ]

  private let parameter: ParameterEntry
  private let name: String

  init(_ parameter: ParameterEntry, _ name: String) {
    self.parameter = parameter
    self.name = name
  }

  /// Reports sizes that have no effect, or else those of them that cannot be.
  ///
  /// Settings of another type have been reported, and what follows from them is not known.
  func check(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    guard parameter.fixedSizeArray != nil || !parameter.hasKey(Self.fixedSizeKey),
      parameter.isReadable("INIntentParameterSupportsMultipleValues", as: .boolean),
      parameter.isComplete(Self.sizesKey, count: parameter.arraySizes.count)
    else { return }
    guard let fixed = parameter.fixedSizeArray, fixed.value != 0 else {
      if let sizes = parameter.node[Self.sizesKey], !parameter.arraySizes.isEmpty {
        findings.report("array sizes of '\(name)' have no effect without a fixed size", at: sizes.valueRange)
      }
      return
    }
    if !(parameter.supportsMultipleValues?.value ?? false) {
      findings.report("array size of '\(name)' needs multiple values", at: fixed.range, fixIts: removal)
    } else if parameter.arraySizes.isEmpty {
      findings.report(
        "fixed size of '\(name)' has no effect without array sizes", at: fixed.range, fixIts: removal)
    } else {
      checkSizes(definition, &findings)
    }
  }

  private func checkSizes(_ definition: CheckedDefinition, _ findings: inout RuleFindings) {
    var known: [String: ArraySizeEntry] = [:]
    for entry in parameter.arraySizes {
      if let size = entry.size, size.value < 1 {
        findings.report("array size of '\(name)' must be at least 1", at: size.range)
      }
      guard let sizeClass = entry.sizeClass else { continue }
      if !Self.sizeClasses.contains(sizeClass.value) {
        findings.report(
          "unknown size class '\(sizeClass.value)' in the array sizes of '\(name)'", at: sizeClass.range,
          hint: Spelling.hint(for: sizeClass.value, among: Self.sizeClasses))
      } else if let first = known[sizeClass.value] {
        let repeatsAll = entry.size != nil && entry.size?.value == first.size?.value && (first.size?.value ?? 0) > 0
        findings.report(
          "array size of '\(name)' repeats '\(sizeClass.value)'", at: sizeClass.range,
          notes: first.sizeClass.map { [definition.note("previously used here", at: $0.range)] } ?? [],
          fixIts: repeatsAll ? repeatRemoval(of: entry) : [])
      } else {
        known[sizeClass.value] = entry
      }
    }
  }

  // MARK: Remedies

  private static let fixedSizeKey: StaticString = "INIntentParameterFixedSizeArray"
  private static let sizesKey: StaticString = "INIntentParameterArraySizes"

  /// The removal of the flag and of all sizes; none where sizes have faults with remedies of their own.
  private var removal: [FixIt] {
    guard parameter.arraySizes.allSatisfy({ $0.size != nil && $0.sizeClass != nil }) else { return [] }
    let keys: [StaticString] = [Self.fixedSizeKey, Self.sizesKey]
    return [FixIt("remove the fixed size", edits: keys.compactMap { parameter.node.removing($0) })]
  }

  private func repeatRemoval(of entry: ArraySizeEntry) -> [FixIt] {
    guard let list = parameter.node[Self.sizesKey] else { return [] }
    return [FixIt("remove the repeated size", edits: [list.removing(element: entry.node)])]
  }
}
