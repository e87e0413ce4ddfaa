import ProjectModel
import PropertyListReader
import SourceDiagnostics
import Testing

/// What reading a file gave: the value and all that was said about it.
struct ProjectReading<Value> {
  let value: Value?
  let diagnostics: [Diagnostic]

  private init(_ read: (inout DiagnosticEngine) -> Value?) {
    var engine = DiagnosticEngine()
    value = read(&engine)
    diagnostics = engine.sorted
  }

  /// The value; a test ends where there is none.
  func required() throws -> Value {
    try #require(value, "\(lines)")
  }

  /// The diagnostics as `line:column: severity: message`.
  var lines: [String] {
    diagnostics.map { diagnostic in
      guard let location = diagnostic.location else { return "\(diagnostic.severity): \(diagnostic.message)" }
      let position = LineTable(location.file.bytes).position(at: Int(location.range.lowerBound))
      return "\(position.line):\(position.column): \(diagnostic.severity): \(diagnostic.message)"
    }
  }
}

extension ProjectReading where Value == XcodeProject {
  init(_ text: String, path: String = "App.xcodeproj/project.pbxproj") {
    self.init(bytes: Array(text.utf8), path: path)
  }

  init(bytes: [UInt8], path: String = "App.xcodeproj/project.pbxproj") {
    self.init { XcodeProject.read(SourceFile(path: path, bytes: bytes), diagnostics: &$0) }
  }

  /// A project that has these objects beside the project itself and its main group.
  init(objects: String, targets: String = "", children: String = "", path: String = "App.xcodeproj/project.pbxproj") {
    self.init(
      """
      {
        objects = {
          P = {isa = PBXProject; mainGroup = M; targets = (\(targets)); };
          M = {isa = PBXGroup; children = (\(children)); };
          \(objects)
        };
        rootObject = P;
      }
      """, path: path)
  }
}

extension ProjectReading where Value == InfoPlist {
  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  init(bytes: [UInt8]) {
    self.init { InfoPlist.read(SourceFile(path: "Info.plist", bytes: bytes), diagnostics: &$0) }
  }

  /// An XML property list that holds a dictionary with these entries.
  init(entries: String) {
    self.init(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(entries)
      </dict>
      </plist>
      """)
  }
}

extension ProjectReading where Value == Entitlements {
  init(_ text: String) {
    self.init { Entitlements.read(SourceFile(path: "App.entitlements", bytes: Array(text.utf8)), diagnostics: &$0) }
  }
}

/// The text at a range of a file.
func text(_ range: SourceRange, in source: SourceFile) -> String {
  String(decoding: source.bytes[range.offsets], as: UTF8.self)
}
