internal import SourceDiagnostics

/// Replaces references such as `$(TARGET_NAME)` in the settings of a configuration.
///
/// Settings may refer to each other in circles or grow without end, so the work for one value is limited; what exceeds
/// the limits stays as it is written.
struct XcodeSettingExpansion {
  let configuration: XcodeConfiguration

  private var remainingReferences = 500
  private var remainingBytes = Self.longestText

  private static let deepest = 12
  private static let longestText = 65_536

  init(configuration: XcodeConfiguration) {
    self.configuration = configuration
  }

  /// Where the value of a setting comes from; each layer inherits from the next one.
  private enum Layer: Int {
    case target, project, builtIn
  }

  /// The value of a setting.
  mutating func value(of name: String) -> Located<String>? {
    value(of: name, from: .target, depth: 0)
  }

  private mutating func value(of name: String, from layer: Layer, depth: Int) -> Located<String>? {
    guard depth <= Self.deepest else { return nil }
    if layer == .target, let own = configuration.settings.mainValue(of: name) {
      return own.text.map { expand($0, of: name, in: .target, depth: depth) }
    }
    if layer != .builtIn, let inherited = configuration.projectSettings.mainValue(of: name) {
      return inherited.text.map { expand($0, of: name, in: .project, depth: depth) }
    }
    return builtIn(name, depth: depth).map { Located($0, at: configuration.name.range) }
  }

  /// What Xcode sets by itself, as far as the project alone tells it.
  private mutating func builtIn(_ name: String, depth: Int) -> String? {
    switch name {
    // Paths are relative to the project's folder already.
    case "SRCROOT", "SOURCE_ROOT", "PROJECT_DIR": "."
    case "TARGET_NAME", "TARGETNAME", "PRODUCT_NAME": configuration.targetName
    case "PROJECT_NAME", "PROJECT": configuration.projectName
    case "CONFIGURATION": configuration.name.value
    case "PRODUCT_MODULE_NAME":
      value(of: "PRODUCT_NAME", from: .target, depth: depth + 1).map { Self.identifier($0.value) }
    default: nil
    }
  }

  private mutating func expand(_ text: String, of name: String, in layer: Layer, depth: Int) -> String {
    guard text.utf8.count <= Self.longestText, text.utf8.contains(UInt8(ascii: "$")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
      guard let reference = Self.reference(in: bytes, at: position) else {
        result.append(bytes[position])
        position += 1
        continue
      }
      let content = String(decoding: bytes[reference.content], as: UTF8.self)
      let replacement = replacement(for: content, of: name, in: layer, depth: depth)
      result.append(contentsOf: replacement.map { Array($0.utf8) } ?? Array(bytes[reference.whole]))
      position = reference.whole.upperBound
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text for a reference; nil leaves it as it is.
  private mutating func replacement(for content: String, of owner: String, in layer: Layer, depth: Int) -> String? {
    guard remainingReferences > 0 else { return nil }
    remainingReferences -= 1
    let parts = content.split(separator: ":", omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    var text: String?
    if name == "inherited" || name == owner {
      let next = Layer(rawValue: layer.rawValue + 1) ?? .builtIn
      text = value(of: owner, from: next, depth: depth + 1)?.value ?? (name == "inherited" ? "" : nil)
    } else {
      text = value(of: name, from: .target, depth: depth + 1)?.value
    }
    for operation in parts.dropFirst() {
      text = Self.apply(operation, to: text)
    }
    guard let text, text.utf8.count <= remainingBytes else { return nil }
    remainingBytes -= text.utf8.count
    return text
  }

  /// The reference `$(…)` or `${…}` that starts at an offset; one within another is not resolved.
  private static func reference(in bytes: [UInt8], at start: Int) -> (whole: Range<Int>, content: Range<Int>)? {
    guard bytes[start] == UInt8(ascii: "$"), start + 1 < bytes.count else { return nil }
    let isRound = bytes[start + 1] == UInt8(ascii: "(")
    guard isRound || bytes[start + 1] == UInt8(ascii: "{") else { return nil }
    let close = isRound ? UInt8(ascii: ")") : UInt8(ascii: "}")
    var end = start + 2
    while end < bytes.count, bytes[end] != close {
      if bytes[end] == UInt8(ascii: "$") { return nil }
      end += 1
    }
    return end < bytes.count ? (start..<end + 1, start + 2..<end) : nil
  }

  // MARK: Operations

  private static func apply(_ operation: Substring, to text: String?) -> String? {
    switch operation {
    case "c99extidentifier", "identifier": text.map(identifier)
    case "rfc1034identifier":
      text.map { String($0.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }) }
    case "lower": text?.lowercased()
    case "upper": text?.uppercased()
    case _ where operation.hasPrefix("default="):
      text.flatMap { $0.isEmpty ? nil : $0 } ?? String(operation.dropFirst("default=".count))
    default: nil
    }
  }

  /// A text with everything replaced that cannot be in an identifier.
  private static func identifier(_ text: String) -> String {
    var result = ""
    for character in text {
      let isAllowed = character == "_" || character.isLetter || (character.isNumber && !result.isEmpty)
      result.append(isAllowed ? character : "_")
    }
    return result
  }
}
