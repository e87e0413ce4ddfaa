internal import IntentModel
internal import SourceDiagnostics

extension IntentEntry {
  /// Whether a class is generated for it; false where the file does not say of what type it is.
  var isCustom: Bool { type?.value == "Custom" }
}
