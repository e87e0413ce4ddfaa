import IntentRules
import SourceDiagnostics

/// A file of an example in full, and the offsets of its marks.
struct MarkedFile {
  let source: SourceFile
  let marks: [Int]

  /// Whether it is one of the App Intents, or a table of their phrases.
  let isMigrated: Bool

  /// The file that an example's file stands for.
  init(_ file: ExampleFile) throws {
    var text = file.text
    if let level = file.level {
      text = try Self.definition(text, as: level).replacing(#/\s*<!-- no \w+ -->/#, with: "")
    }
    var bytes: [UInt8] = []
    var marks: [Int] = []
    for scalar in text.unicodeScalars {
      if scalar == "↓" {
        marks.append(bytes.count)
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    source = SourceFile(path: file.path, bytes: bytes)
    self.marks = marks
    isMigrated = file.isMigrated
  }

  private static func definition(_ text: String, as level: ExampleFile.Level) throws -> String {
    var ids = ExampleIDs()
    let root: String
    switch level {
    case .root:
      root = text.withoutMarks.hasPrefix("<dict>") ? text.dropping("↓", "").dropping("<dict>", "</dict>") : text
    case .intent:
      root = "<key>INIntents</key><array>\(enclosed(text))</array>"
    case .parameter:
      root = intent("<key>INIntentParameters</key><array>\(enclosed(text))</array>")
    case .response:
      root = intent("<key>INIntentResponse</key>\(enclosed(text))")
    case .enumeration:
      root =
        "<key>INEnums</key><array>\(enclosed(text))</array>\n"
        + user("Integer", reference: "EnumType", to: name(in: text, key: "INEnumName") ?? "Size")
    case .type:
      root =
        "<key>INTypes</key><array>\(enclosed(text))</array>\n"
        + user("Object", reference: "ObjectType", to: name(in: text, key: "INTypeName") ?? "Dish")
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(level == .root && text.hasPrefix("↓") ? "↓" : "")<dict>
      \(try ExampleDictionary.root.completed(root, &ids))
      </dict>
      </plist>

      """
  }

  private static func enclosed(_ text: String) -> String {
    text.withoutMarks.hasPrefix("<dict>") ? text : "<dict>\n\(text)\n</dict>"
  }

  private static func intent(_ content: String) -> String {
    "<key>INIntents</key><array><dict>\(content)</dict></array>"
  }

  /// An intent with a parameter of a declared type.
  private static func user(_ type: String, reference: String, to name: String) -> String {
    intent(
      """
      <key>INIntentParameters</key><array><dict>
      <key>INIntentParameterName</key><string>choice</string>
      <key>INIntentParameterType</key><string>\(type)</string>
      <key>INIntentParameter\(reference)</key><string>\(name)</string>
      <key>INIntentParameter\(reference)Namespace</key><string>exmpl1</string>
      </dict></array>
      """)
  }

  private static func name(in text: String, key: String) -> String? {
    (try? PropertyListFragment(text.withoutMarks.dropping("<dict>", "</dict>")))?[key]?.dropping(
      "<string>", "</string>")
  }
}
