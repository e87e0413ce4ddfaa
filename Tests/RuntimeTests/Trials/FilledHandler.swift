import TestSupport

/// The source of a scaffolded handler whose open places ask the trial desk, as a developer would write code of the app
/// there, and in which every statement that gives an answer notes that it was reached.
struct FilledHandler {
  /// The source.
  private(set) var source: SwiftSource

  /// The number of open places that were filled.
  private(set) var filledCount = 0

  /// The statements that give an answer, as file, line and text.
  private(set) var answers: [String] = []

  private var lines: [Substring]
  private var output: [String] = []

  /// Fills the open places of a scaffolded file.
  init(_ scaffold: SwiftSource) {
    source = scaffold
    lines = scaffold.text.split(separator: "\n", omittingEmptySubsequences: false)
    fill()
    source = SwiftSource(name: scaffold.name, text: output.joined(separator: "\n"))
  }

  /// The number of open places in a scaffold.
  static func openCount(in source: SwiftSource) -> Int { source.text.split(separator: "// TODO:").count - 1 }

  private mutating func fill() {
    var place: OpenPlace?
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      let indentation = String(line.prefix(line.count - code.count))
      if code.hasPrefix("// ") || code == "//" {
        if code.hasPrefix("// TODO:") {
          place = OpenPlace(String(code))
        } else {
          place?.add(String(code))
        }
        output.append(String(line))
        continue
      }
      var text = String(code)
      if let open = place {
        let filled = open.filling(text, before: lines[index...], cases: outcomeCases)
        if let filled {
          output += filled.before.map { indentation + $0 }
          text = filled.code
          filledCount += 1
        }
        place = nil
      }
      if code.hasPrefix("return ") || code.hasPrefix("completion(") {
        let id = "\(source.name):\(index + 1): \(code)"
        answers.append(id)
        output.append(indentation + "TrialDesk.visit(#\"\(id)\"#)")
      }
      output.append(indentation + text)
    }
  }

  /// The cases of the enumeration of outcomes, each with the labels of its values.
  private var outcomeCases: [(name: String, labels: [String])] {
    let cases = lines.drop { !$0.contains("enum Outcome {") }.prefix { $0 != "    }" }
    return cases.compactMap { line in
      guard let match = line.wholeMatch(of: #/ +case `?(\w+)`?(?:\((.*)\))?/#) else { return nil }
      let labels = (match.2 ?? "").matches(of: #/`?(\w+)`?: /#).map { String($0.1) }
      return (String(match.1), labels)
    }
  }
}
