internal import IntentCompiler
internal import PropertyListMutation

/// Compiles the bytes as a definition and renders every finding in every style.
///
/// Apart from crashes, these count as failures: files together with errors, a file name that is a path or stands twice,
/// text that is no UTF-8, and a report that is not a whole number of lines.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCompiler(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = DefinitionSource(
    path: "Fuzz.intentdefinition", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  for layout in [OutputLayout.perType, .single] {
    let result = Compiler(options: CompilerOptions(layout: layout)).compile([source])
    precondition(result.files.isEmpty || !result.report.hasErrors, "nothing is generated from a faulty definition")
    var names: Set<String> = []
    for file in result.files {
      precondition(!file.name.contains("/"), "a file name is no path")
      precondition(names.insert(file.name.lowercased()).inserted, "file names differ on every file system")
      precondition(String(validating: file.bytes, as: UTF8.self) != nil, "generated text is UTF-8")
    }
    guard layout == .single else { continue }
    for style in ReportStyle.allCases {
      let text = result.report.rendered(as: style, includesNotes: true)
      precondition(text.isEmpty || text.utf8.last == UInt8(ascii: "\n"), "a report ends its last line")
    }
  }
  return 0
}
