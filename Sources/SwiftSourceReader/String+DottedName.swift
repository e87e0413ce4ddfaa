extension String {
  /// The part of a dotted name behind the last dot.
  package var lastNamePart: String {
    split(separator: ".").last.map(String.init) ?? self
  }
}
