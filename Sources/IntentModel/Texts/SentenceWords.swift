/// The words that the system fills in, beside the values of parameters.
package enum SentenceWords {
  /// In dialogs: the number of options; real files have it where Siri introduces or asks for a choice, and once
  /// elsewhere.
  package static let ofDialogs: Set<String> = ["count"]

  /// In unsupported reasons: the label of the parameter and its bounds.
  package static let ofUnsupportedReasons: Set<String> = ["displayName", "maximumValue", "minimumValue"]
}
