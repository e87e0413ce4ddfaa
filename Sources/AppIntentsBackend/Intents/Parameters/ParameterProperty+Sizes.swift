import IntentSemantics
import SwiftCode

extension ParameterProperty {
  /// How many values there are, by the size of the widget.
  func sizes(record: inout MigrationRecord) -> [Argument] {
    let sizes = declaredSizes
    guard !sizes.isEmpty else { return [] }
    for size in parameter.arraySizes where Self.families[size.sizeClass] == nil {
      remark(.leftOut, .arraySizes, "there are no widgets of the size", quoting: size.sizeClass, in: &record)
    }
    if let count = sizes.first?.count, sizes.allSatisfy({ $0.count == count }) {
      return [Argument("size", .integer(count))]
    }
    let elements = sizes.map { DictionaryElement(.implicitMember($0.family), .integer($0.count)) }
    return [Argument("size", elements.count > 3 ? .dictionaryLines(elements) : .dictionary(elements))]
  }

  /// The sizes that the initialiser names: each family once, as a literal with two of one key stops the program.
  var declaredSizes: [(family: String, count: Int)] {
    guard takesSizes, has(.iOS17) else { return [] }
    var known: Set<String> = []
    return parameter.arraySizes.compactMap { size in
      guard let family = Self.families[size.sizeClass], known.insert(family).inserted else { return nil }
      return (family, size.count)
    }
  }

  private var takesSizes: Bool {
    guard options.form == .modern, value.isArray else { return false }
    return switch value.kind {
    case .entity, .person: true
    default: false
    }
  }

  /// Why no size is named.
  var reasonAgainstSizes: String {
    if takesSizes {
      return has(.iOS17) ? "there are no widgets of these sizes" : "sizes came with iOS 17"
    }
    return value.isArray ? "only arrays of entities and people have sizes" : "the parameter is no array"
  }

  /// The families of widgets by the words of definitions.
  private static let families = [
    "AccessoryCircular": "accessoryCircular", "AccessoryCorner": "accessoryCorner",
    "AccessoryInline": "accessoryInline", "AccessoryRectangular": "accessoryRectangular",
    "ExtraLarge": "systemExtraLarge", "Large": "systemLarge", "Medium": "systemMedium", "Small": "systemSmall",
  ]
}
