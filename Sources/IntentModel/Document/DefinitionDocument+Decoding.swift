package import PropertyListReader
package import SourceDiagnostics

extension DefinitionDocument {
  private static let modelVersionKey: StaticString = "INIntentDefinitionModelVersion"

  /// The document of a property list.
  ///
  /// - Parameters:
  ///   - tree: the property list.
  ///   - options: what is accepted.
  ///   - diagnostics: receives `malformed-definition` for another kind of file, `unknown-model-version`,
  ///     `wrong-value-type`, `missing-required-key` and `unknown-key`.
  /// - Returns: the document, or nil when errors have been reported and the options do not want it then.
  package static func decode(
    _ tree: PropertyListTree, options: DocumentOptions = DocumentOptions(), diagnostics: inout DiagnosticEngine
  ) -> DefinitionDocument? {
    guard isReadable(tree, options: options, diagnostics: &diagnostics) else { return nil }
    var decoder = EntryDecoder(tree.root, as: DefinitionDocument.self, policy: .definition)
    let document = DefinitionDocument(decoding: &decoder)
    diagnostics.report(contentsOf: decoder.diagnostics)
    return decoder.diagnostics.hasErrors && !options.keepsFaultyDocuments ? nil : document
  }

  /// Whether a property list is a definition of a version that the options accept; reports what else it is.
  package static func isReadable(
    _ tree: PropertyListTree, options: DocumentOptions, diagnostics: inout DiagnosticEngine
  ) -> Bool {
    isDefinition(tree, diagnostics: &diagnostics)
      && acceptsModelVersion(of: tree.root, options: options, diagnostics: &diagnostics)
  }

  /// Whether a property list is an intent definition at all; reports what else it is.
  private static func isDefinition(_ tree: PropertyListTree, diagnostics: inout DiagnosticEngine) -> Bool {
    let root = tree.root
    if root["INIntents"] != nil { return true }
    let isUnfinished = root.entries.contains {
      $0.hasKey("INEnums") || $0.hasKey("INTypes") || $0.key.utf8.starts(with: "INIntentDefinition".utf8)
    }
    let message =
      isUnfinished
      ? "not a valid intent definition: it has no 'INIntents'" : "this is a property list, but no intent definition"
    let hint =
      isUnfinished
      ? "add '<key>INIntents</key>' with an array, which may be empty"
      : ForeignPropertyList(root).map { "it looks like \($0.description)" }
    diagnostics.report(
      Diagnostic(
        .malformedDefinition, message, at: SourceLocation(file: root.tree.source, range: root.valueRange), hint: hint))
    return false
  }

  /// Whether the stated version is one that the entries describe; reports it where it is not.
  private static func acceptsModelVersion(
    of root: PropertyListNode, options: DocumentOptions, diagnostics: inout DiagnosticEngine
  ) -> Bool {
    let source = root.tree.source
    guard let value = root[modelVersionKey] else {
      let insertion = KeyInsertion(
        of: modelVersionKey, value: "<string>\(ModelVersion.newest.rawValue)</string>", into: root)
      diagnostics.report(
        Diagnostic(
          .unknownModelVersion, severity: .warning,
          "model version is missing, assuming \(ModelVersion.newest.rawValue)",
          at: SourceLocation(file: source, range: root.valueRange),
          fixIts: [
            FixIt(
              "insert '\(modelVersionKey)' with '\(ModelVersion.newest.rawValue)'", replacing: insertion.range,
              with: insertion.replacement)
          ]))
      return true
    }
    // The decoder reports a version of another type.
    guard let version = value.string, ModelVersion(rawValue: version) == nil else { return true }
    let supported = ModelVersion.allCases.map(\.rawValue).joined(separator: ", ")
    let isAllowed = options.allowsUnknownModelVersion
    diagnostics.report(
      Diagnostic(
        .unknownModelVersion, severity: isAllowed ? .warning : .error,
        "model version '\(version)' is not supported (supported: \(supported))",
        at: SourceLocation(file: source, range: value.valueRange),
        hint: isAllowed
          ? "it is read as \(ModelVersion.newest.rawValue)"
          : "to read it as \(ModelVersion.newest.rawValue) all the same, pass --allow-newer-model"))
    return isAllowed
  }
}
