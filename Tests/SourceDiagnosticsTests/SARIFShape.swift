import Foundation

/// What SARIF 2.1.0 allows of the objects that we write, from its published schema.
///
/// Every object is closed, as it is in the schema: a key that is missing here is reported.
indirect enum SARIFShape: Sendable {
  case text
  /// A text of a fixed list.
  case word(Set<String>)
  case integer(least: Int)
  /// An array; no two elements are equal where that is asked for.
  case array(SARIFShape, least: Int = 0, isUnique: Bool = false)
  /// An object with these keys only; of each of the lists, at least one key is there.
  case object([String: SARIFShape], requires: [[String]] = [])
  /// An object with any keys.
  case map(SARIFShape)

  /// What is wrong with a value, each with the way to it.
  func problems(in value: Any, at path: String = "$") -> [String] {
    switch self {
    case .text:
      return value is String ? [] : ["\(path) is no text"]
    case .word(let words):
      return (value as? String).map(words.contains) == true ? [] : ["\(path) is none of \(words.sorted())"]
    case .integer(let least):
      guard let number = value as? Int else {
        return ["\(path) is no integer"]
      }
      return number >= least ? [] : ["\(path) is less than \(least)"]
    case .array(let shape, let least, let isUnique):
      guard let elements = value as? [Any] else { return ["\(path) is no array"] }
      var problems = elements.count >= least ? [] : ["\(path) has less than \(least) elements"]
      if isUnique, NSSet(array: elements).count < elements.count { problems.append("\(path) has equal elements") }
      return problems + elements.enumerated().flatMap { shape.problems(in: $1, at: "\(path)[\($0)]") }
    case .object(let shapes, let requires):
      guard let members = value as? [String: Any] else { return ["\(path) is no object"] }
      let missing = requires.filter { keys in !keys.contains { members[$0] != nil } }
      return missing.map { "\(path) lacks \($0)" }
        + members.flatMap { key, value in
          shapes[key]?.problems(in: value, at: "\(path).\(key)") ?? ["\(path).\(key) is not known"]
        }
    case .map(let shape):
      guard let members = value as? [String: Any] else { return ["\(path) is no object"] }
      return members.flatMap { shape.problems(in: $1, at: "\(path).\($0)") }
    }
  }

  private static let level = word(["none", "note", "warning", "error"])
  private static let message = object(["text": text, "markdown": text, "id": text], requires: [["text", "id"]])
  private static let multiformatMessage = object(["text": text, "markdown": text], requires: [["text"]])
  private static let artifactLocation = object([
    "uri": text, "uriBaseId": text, "index": integer(least: -1), "description": message,
  ])
  private static let region = object(
    [
      "startLine": integer(least: 1), "startColumn": integer(least: 1), "endLine": integer(least: 1),
      "endColumn": integer(least: 1),
    ], requires: [["startLine", "charOffset", "byteOffset"]])
  private static let location = object([
    "id": integer(least: -1), "message": message,
    "physicalLocation": object(
      ["artifactLocation": artifactLocation, "region": region], requires: [["address", "artifactLocation"]]),
  ])
  private static let fix = object(
    [
      "description": message,
      "artifactChanges": array(
        object(
          [
            "artifactLocation": artifactLocation,
            "replacements": array(
              object(
                ["deletedRegion": region, "insertedContent": object(["text": text])], requires: [["deletedRegion"]]),
              least: 1),
          ], requires: [["artifactLocation"], ["replacements"]]), least: 1, isUnique: true),
    ], requires: [["artifactChanges"]])
  private static let result = object(
    [
      "ruleId": text, "ruleIndex": integer(least: -1), "level": level, "message": message,
      "locations": array(location), "relatedLocations": array(location, isUnique: true),
      "fixes": array(fix, isUnique: true),
    ], requires: [["message"]])
  private static let rule = object(
    [
      "id": text, "name": text, "shortDescription": multiformatMessage, "fullDescription": multiformatMessage,
      "help": multiformatMessage, "helpUri": text, "defaultConfiguration": object(["level": level]),
      "properties": object(["tags": array(text, isUnique: true)]),
    ], requires: [["id"]])

  /// A whole log.
  static let log = object(
    [
      "$schema": text, "version": word(["2.1.0"]),
      "runs": array(
        object(
          [
            "tool": object(
              [
                "driver": object(
                  ["name": text, "version": text, "rules": array(rule, isUnique: true)], requires: [["name"]])
              ], requires: [["driver"]]),
            "originalUriBaseIds": map(artifactLocation), "columnKind": word(["utf16CodeUnits", "unicodeCodePoints"]),
            "results": array(result),
          ], requires: [["tool"]])),
    ], requires: [["version"], ["runs"]])
}
