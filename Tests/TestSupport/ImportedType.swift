/// The type of a member, in the words of the Swift that imports it with Apple's Foundation.
///
/// Where the stand-in headers are imported, the classes of Foundation keep their names, since nothing bridges them.
package struct ImportedType: Sendable, Hashable, CustomStringConvertible {
  /// The type on one line.
  package let description: String

  /// A type as source, or a message of the compiler, has it.
  package init(_ text: String) {
    var text = text.replacing("Swift.Void", with: "Void").replacing("`", with: "")
    text.replace("StandInMeasurement", with: "Measurement")
    text.replace(Self.array) { "[\($0.1)]" }
    // A collection has objects, and so a text of Foundation.
    text.replace("INObjectCollection<NSString>", with: "INObjectCollection<String>")
    text.replace(Self.foundationClass) { "\($0.1)" }
    text.replace(Self.error) { _ in "Error" }
    // The form of iOS 13 gives numbers, whose objects are no `Int` in Objective-C.
    text.replace("[Int]", with: "[NSNumber]")
    text.replace("[Double]", with: "[NSNumber]")
    description = text
  }

  // To make an expression takes far longer than to match it with a type; nothing changes one that is made.
  nonisolated(unsafe) private static let array = #/StandInArray<([^<>]*(<[^<>]*>)?)>/#
  nonisolated(unsafe) private static let foundationClass =
    #/\bNS(String|URL|DateComponents|Error|Unit[A-Z][a-z]+|Measurement)\b/#
  nonisolated(unsafe) private static let error = #/\bany Error\b/#
}
