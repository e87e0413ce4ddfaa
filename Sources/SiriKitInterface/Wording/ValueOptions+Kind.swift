package import IntentSemantics

extension ValueOptions {
  /// The kind of date, file or person with its article; nil where the definition names none in particular.
  ///
  /// For example: `a date and time`
  package var kindInWords: String? {
    switch self {
    case .date(let options):
      switch options.kind {
      case "Date": "a date"
      case "Time": "a time"
      case "DateTime": "a date and time"
      default: nil
      }
    case .file(let options):
      switch options.kind {
      case "Image": "an image"
      case "PlainText": "a plain text file"
      case nil, "Custom": nil
      case let kind?: "of the kind `\(kind)`"
      }
    case .person("Contact", _):
      "a contact"
    default:
      nil
    }
  }
}
