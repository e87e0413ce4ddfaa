package import IntentSemantics

extension ArraySize {
  /// The widget size in words with its number; the file's own word where it is none of the editor's.
  ///
  /// For example: `extra large 8`
  package var description: String {
    let size =
      switch sizeClass {
      case "Small": "small"
      case "Medium": "medium"
      case "Large": "large"
      case "ExtraLarge": "extra large"
      case "AccessoryInline": "inline"
      case "AccessoryCorner": "corner"
      case "AccessoryCircular": "circular"
      case "AccessoryRectangular": "rectangular"
      default: "`\(sizeClass)`"
      }
    return "\(size) \(count)"
  }
}
