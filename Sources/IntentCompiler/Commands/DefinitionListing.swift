internal import IntentModel
internal import IntentSemantics
internal import SiriKitBackend
internal import SourceDiagnostics

/// What one definition holds, for `list`.
struct DefinitionListing {
  let document: DefinitionDocument
  let program: IntentProgram
  let layout: OutputLayout

  /// The files that the definition generates, in order.
  var outputFiles: [String] {
    Generation.outputs(of: program, options: CompilerOptions(layout: layout)).map(\.name)
  }

  private func outputFile(_ className: String) -> String {
    layout == .single ? program.singleFileName : SiriKitBackend.fileName(of: className)
  }

  // MARK: JSON

  /// The definition in the documented shape, format version 1.
  var json: JSONValue {
    [
      "path": .string(program.source.path),
      "modelVersion": .string(document.modelVersion.rawValue),
      "namespace": .string(orNull: program.namespace),
      "toolsVersion": .string(orNull: document.toolsVersion?.value),
      "intents": .array(program.intents.map(json(of:))),
      "systemIntents": .array(
        program.systemIntents.map { intent in
          [
            "name": .string(intent.name), "className": .string(intent.className),
            "domain": .string(orNull: intent.domain), "title": .string(intent.title.text),
            "parameters": .array(intent.parameterNames.map(JSONValue.string)),
            "samplePhrases": .array(intent.samplePhrases.map(json(of:))),
          ]
        }),
      "enumerations": .array(
        program.enumerations.map { enumeration in
          [
            "name": .string(enumeration.name), "className": .string(enumeration.className),
            "values": .array(
              enumeration.values.map { ["name": .string($0.name), "index": .integer($0.index)] }),
            "file": .string(outputFile(enumeration.className)),
          ]
        }),
      "types": .array(
        program.types.map { type in
          [
            "name": .string(type.name), "className": .string(type.className),
            "properties": .array(
              type.properties.map {
                [
                  "name": .string($0.name), "type": .string($0.type.messageName), "isArray": .bool($0.isArray),
                  "isInherited": .bool($0.isInherited),
                ]
              }),
            "file": .string(outputFile(type.className)),
          ]
        }),
      "files": .array(outputFiles.map(JSONValue.string)),
    ]
  }

  private func json(of intent: Intent) -> JSONValue {
    [
      "name": .string(intent.name), "className": .string(intent.className),
      "handlingProtocol": .string(intent.handlingProtocolName), "responseClass": .string(intent.responseClassName),
      "category": .string(intent.category), "verb": .string(intent.verb), "title": .string(intent.title.text),
      "isConfigurable": .bool(intent.isConfigurable), "isEligibleForWidgets": .bool(intent.isEligibleForWidgets),
      "isEligibleForSuggestions": .bool(intent.isEligibleForSuggestions),
      "parameters": .array(
        intent.parameters.map { parameter in
          [
            "name": .string(parameter.name), "type": .string(parameter.type.messageName),
            "isArray": .bool(parameter.isArray), "supportsResolution": .bool(parameter.supportsResolution),
            "supportsDynamicOptions": .bool(parameter.supportsDynamicOptions),
          ]
        }),
      "responseParameters": .array(
        intent.response.parameters.map {
          ["name": .string($0.name), "type": .string($0.type.messageName), "isArray": .bool($0.isArray)]
        }),
      "responseCodes": .array(
        intent.response.codes.map { ["name": .string($0.name), "isSuccess": .bool($0.isSuccess)] }),
      "samplePhrases": .array(intent.samplePhrases.map(json(of:))),
      "file": .string(outputFile(intent.className)),
    ]
  }

  private func json(of phrase: SamplePhrase) -> JSONValue {
    [
      "text": .string(phrase.text), "id": .string(orNull: phrase.id), "language": .string(orNull: phrase.language),
    ]
  }

  // MARK: Table

  /// The definition for people.
  var table: String {
    var lines = [
      "\(program.source.path)  (model \(document.modelVersion.rawValue)"
        + (program.namespace.map { ", namespace \($0)" } ?? "") + ")"
    ]
    lines += Self.section(
      "Intents",
      program.intents.map {
        [
          $0.name, $0.className, "\($0.category)/\($0.verb)", $0.parameters.count.counted("parameter"),
          $0.response.codes.count.counted("response code"), outputFile($0.className),
        ]
      })
    lines += Self.section(
      "System intents (their classes are the framework's)",
      program.systemIntents.map {
        [$0.name, $0.className, $0.domain ?? "–", $0.parameterNames.count.counted("parameter")]
      })
    lines += Self.section(
      "Enumerations",
      program.enumerations.map {
        [$0.name, $0.className, $0.values.count.counted("value"), outputFile($0.className)]
      })
    lines += Self.section(
      "Types",
      program.types.map {
        [
          $0.name, $0.className, $0.properties.count { !$0.isInherited }.counted("own property", "own properties"),
          outputFile($0.className),
        ]
      })
    lines += Self.section("Sample phrases", phraseRows)
    if lines.count == 1 {
      lines.append("  nothing is declared")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var phraseRows: [[String]] {
    let phrases =
      program.intents.map { ($0.className, $0.samplePhrases) }
      + program.systemIntents.map { ($0.className, $0.samplePhrases) }
    return phrases.flatMap { name, phrases in
      phrases.map { [name, $0.language ?? "–", $0.text.replacing("\n", with: " ")] }
    }
  }

  /// The rows of a section in aligned columns; nothing where there are no rows.
  private static func section(_ title: String, _ rows: [[String]]) -> [String] {
    guard let columnCount = rows.map(\.count).max() else { return [] }
    let widths = (0..<columnCount).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return ["", "  " + title]
      + rows.map { row in
        let cells = row.enumerated().map { index, cell in
          index == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[index] - cell.count)
        }
        return "    " + cells.joined(separator: "  ")
      }
  }
}
