import Foundation
import SourceDiagnostics
import SwiftSourceReader
import TestSupport
import Testing

/// The compiler's own parse of a file, which it prints as JSON, is compared with what is read here.
@Suite("Comparison with the compiler")
struct CompilerComparisonTests {
  /// Declarations as lines: types with the offset of their closing brace, methods with their first and last byte.
  private struct Outline {
    var lines: [String] = []

    init(_ source: SwiftSourceReader.SwiftSource) {
      for type in source.types {
        let name = type.kind == .extension ? "" : type.name.value
        lines.append("\(type.kind) \(name) \(type.closingBrace.lowerBound)")
        for method in type.methods {
          // The compiler gives the start of the last token, which is the end of a body only.
          let last = Int(method.range.upperBound) - 1
          let end = source.source.bytes[last] == UInt8(ascii: "}") ? last : -1
          lines.append("func \(method.fullName) \(method.isStatic) \(end)")
        }
        lines += type.properties.map { "var \($0.name.value) \($0.name.range.lowerBound)" }
      }
      lines.sort()
    }

    init(_ file: [String: Any]) {
      add(file["items"], isMember: false)
      lines.sort()
    }

    private static let kinds = [
      "struct_decl": "struct", "class_decl": "class", "enum_decl": "enum", "protocol": "protocol",
      "extension_decl": "extension",
    ]

    private mutating func add(_ declarations: Any?, isMember: Bool) {
      for declaration in declarations as? [[String: Any]] ?? [] {
        let kind = declaration["_kind"] as? String ?? ""
        let range = declaration["range"] as? [String: Int] ?? [:]
        let name = declaration["name"] as? [String: Any] ?? [:]
        let base = name["base_name"] as? [String: Any]
        let baseName = base?["name"] as? String ?? ""
        if let word = Self.kinds[kind] {
          let isActor = declaration["explicit_actor"] as? Bool ?? false
          lines.append("\(isActor ? "actor" : word) \(baseName) \(range["end"] ?? -1)")
          add(declaration["members"], isMember: true)
        } else if kind == "func_decl", isMember {
          let labels = (name["args"] as? [String] ?? []).map { $0.isEmpty ? "_:" : $0 + ":" }.joined()
          let isStatic = declaration["static"] as? Bool ?? false
          let end = declaration["body"] == nil ? -1 : range["end"] ?? -1
          lines.append("func \(baseName)(\(labels)) \(isStatic) \(end)")
        } else if kind == "var_decl", isMember {
          lines.append("var \(baseName) \(range["start"] ?? -1)")
        }
      }
    }
  }

  private static let compiler = ProcessRunner.program(named: "swiftc")

  /// A part of the package's files, spread over all folders, and all of this module.
  private static let files: [URL] = {
    let all = ["Sources", "Tests", "Generated"].flatMap { folder in
      FileTree.paths(in: RepositoryLayout.root.appending(path: folder)).filter { $0.hasSuffix(".swift") }
        .map { RepositoryLayout.root.appending(path: folder).appending(path: $0) }
    }
    return all.enumerated().filter { $0.offset % 9 == 0 || $0.element.path.contains("SwiftSourceReader") }.map(
      \.element)
  }()

  /// What the compiler sees in a file; nil where its dump is no JSON, as in Swift 6.3 for some literals.
  private static func compilerOutline(of path: String) throws -> Outline? {
    let runner = ProcessRunner(program: try #require(compiler))
    let outcome = try runner.run([
      "-frontend", "-dump-parse", "-dump-ast-format", "json", "-parse-as-library", "-swift-version", "6", path,
    ])
    return (try? JSONSerialization.jsonObject(with: outcome.outputData) as? [String: Any]).map { Outline($0) }
  }

  @Test("The same types, methods and properties are found at the same places", .enabled(if: compiler != nil))
  func sameDeclarations() throws {
    var methodCount = 0
    var unreadableCount = 0
    for file in Self.files {
      let source = SwiftReading([UInt8](try Data(contentsOf: file)), path: file.path).source
      #expect(source.isBalanced, "\(file.path)")
      let ours = Outline(source).lines
      guard let theirs = try Self.compilerOutline(of: file.path)?.lines else {
        unreadableCount += 1
        continue
      }
      if source.types.contains(where: { !$0.conditions.isEmpty })
        || String(decoding: source.source.bytes, as: UTF8.self).contains(#/\n +#if/#)
      {
        // The compiler reads the branches that count, and this reader all of them.
        #expect(Set(theirs).isSubset(of: ours), "\(file.path)")
      } else {
        #expect(ours == theirs, "\(file.path)")
      }
      methodCount += source.types.map(\.methods.count).reduce(0, +)
    }
    #expect(unreadableCount * 50 < Self.files.count)
    #expect(methodCount > 300)
  }

  @Test("So they are in a text of oddities", .enabled(if: compiler != nil))
  func oddities() throws {
    try TemporaryDirectory.withDirectory { folder in
      let path = try folder.write(OddSource.text, to: "Odd.swift").path
      let source = SwiftReading(OddSource.text).source
      #expect(source.isBalanced)
      let difference = Outline(source).lines.difference(from: try #require(try Self.compilerOutline(of: path)).lines)
      #expect(difference.isEmpty, "\(Array(difference))")
      #expect(source.types.count == 10)
    }
  }
}
