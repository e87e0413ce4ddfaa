extension FormatToken {
  /// The token as it stands in a sentence, for example `${soup.name}`.
  package var source: String {
    "${" + name + (property.map { "." + $0 } ?? "") + "}"
  }
}
