/// Property lists for tests that hold for any of them.
enum RandomPropertyList {
  private static let texts = [
    "", "a", "Z", "a,b", "é", "日本語", "\u{1F600}", "&amp;", "&lt;i&gt;", "]]&gt;", "two\nlines", "&#13;",
    " padded ", "&quot;", "${soup}", "<![CDATA[<&>]]>", "INIntentName", "a&#x9;b",
  ]
  private static let reals = [
    "0", "-0", "1", "1.0", "0.1", "1e300", "-2.5E-10", "5e-324", "1.7976931348623157e308", "123456789012345680", "nan",
    "inf", "-inf",
  ]

  /// The text of a value with at most the given number of levels.
  static func element(depth: Int, using generator: inout SplitMix) -> String {
    let choice = depth == 0 ? Int.random(in: 2..<9, using: &generator) : Int.random(in: 0..<9, using: &generator)
    switch choice {
    case 0:
      var keys: Set<String> = []
      return "<dict>"
        + (0..<Int.random(in: 0..<6, using: &generator)).map { index in
          var key = text(&generator)
          if !keys.insert(key).inserted {
            key += "\(index)"
          }
          return "<key>\(key)</key>\(element(depth: depth - 1, using: &generator))"
        }.joined() + "</dict>"
    case 1:
      let count = Int.random(in: 0..<5, using: &generator)
      return "<array>" + (0..<count).map { _ in element(depth: depth - 1, using: &generator) }.joined() + "</array>"
    case 2, 3: return "<string>\(text(&generator))\(text(&generator))</string>"
    case 4: return "<integer>\(Int64.random(in: .min ... .max, using: &generator))</integer>"
    case 5: return "<real>\(reals.randomElement(using: &generator) ?? "0")</real>"
    case 6: return Bool.random(using: &generator) ? "<true/>" : "<false/>"
    case 7:
      let count = Int.random(in: 0..<40, using: &generator)
      return "<data>" + String(repeating: "Q0FG", count: count) + "</data>"
    default: return "<date>20\(Int.random(in: 10..<40, using: &generator))-01-31T23:59:59Z</date>"
    }
  }

  private static func text(_ generator: inout SplitMix) -> String {
    texts.randomElement(using: &generator) ?? ""
  }
}
