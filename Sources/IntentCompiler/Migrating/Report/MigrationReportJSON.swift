internal import AppIntentsBackend
internal import IntentSemantics
internal import Localization
internal import SourceDiagnostics

/// The report for programs, in the shape that `docs/migrate.md` describes.
struct MigrationReportJSON {
  /// The version of the shape.
  private static let formatVersion = 1

  /// What each document begins with.
  static let beginning = "{\n  \"formatVersion\": "

  private let run: RunReport
  private let places: ReportPlaces

  private var report: MigrationReport { run.migration }

  /// A report for programs.
  init(_ run: RunReport) {
    self.run = run
    places = ReportPlaces(of: run)
  }

  /// The whole document.
  var text: String { json.text(.indented) + "\n" }

  private var json: JSONValue {
    [
      "formatVersion": .integer(Self.formatVersion), "form": .string(report.form.name),
      "target": .string(report.target.name), "directory": .string(report.directory),
      "definitions": .array(report.definitions.map(JSONValue.string)), "summary": summary,
      "intents": declarations(.intent), "enumerations": declarations(.enumeration), "types": declarations(.type),
      "unused": .array(
        report.unused.map { unused in
          [
            "kind": .string(unused.kind.rawValue), "name": .string(unused.name),
            "location": places.json(unused.location),
          ]
        }),
      "appShortcuts": shortcuts, "systemIntents": .array(report.systemIntents.map(json(of:))),
      "remarks": json(of: report.remarks),
      "todos": .array(
        run.tasks.map { task in
          ["file": .string(task.file), "text": .string(task.text), "location": places.json(task.location)]
        }),
      "code": run.code.map { $0.json(places) } ?? .null,
      "infoPlistKeys": .array(
        run.keys.map { ["key": .string($0.name), "location": places.json($0.location)] }),
      "sinceLastRun": .array(
        report.changes.map { change in
          ["text": .string(change.text), "consequence": .string(orNull: change.consequence)]
        }),
      "files": .array(
        report.files.map { file in
          [
            "name": .string(file.name), "target": .string(file.isTest ? "tests" : "code"),
            "owner": .string(file.owner.rawValue), "state": .string(file.state.rawValue),
          ]
        }),
      "translations": report.account.map { TranslationAccountJSON($0, places).json } ?? .null,
    ]
  }

  private var summary: JSONValue {
    let remarks = report.allRemarks
    return .object(
      [
        JSONMember("intents", .integer(report.declarations(.intent).count)),
        JSONMember("enumerations", .integer(report.declarations(.enumeration).count)),
        JSONMember("types", .integer(report.declarations(.type).count)),
        JSONMember("appShortcuts", .integer(report.shortcuts.count)),
        JSONMember("systemIntents", .integer(report.systemIntents.count)),
      ]
        + MigrationRemark.Verdict.allCases.map { verdict in
          JSONMember(verdict.jsonName, .integer(remarks.count { $0.verdict == verdict }))
        })
  }

  private func json(of remarks: [MigrationRemark]) -> JSONValue { .array(remarks.map { $0.json(places) }) }

  // MARK: Declarations

  private func declarations(_ kind: ReportedDeclaration.Kind) -> JSONValue {
    .array(report.declarations(kind).map(json(of:)))
  }

  private func json(of declaration: ReportedDeclaration) -> JSONValue {
    let members = declaration.members.map { member in json(of: member, in: declaration.kind) }
    return .object([
      JSONMember("name", .string(declaration.name)), JSONMember("className", .string(declaration.className)),
      JSONMember("newName", .string(declaration.newName)), JSONMember("location", places.json(declaration.location)),
      JSONMember("files", .array(declaration.files.map(JSONValue.string))),
      JSONMember(declaration.kind.memberKey, .array(members)),
      JSONMember(
        "counts",
        .object(
          declaration.counts.map { count in
            JSONMember(
              count.kind.rawValue, ["existing": .integer(count.existing), "carried": .integer(count.carried)])
          })),
      JSONMember("remarks", json(of: declaration.remarks)),
    ])
  }

  private func json(of member: ReportedMember, in kind: ReportedDeclaration.Kind) -> JSONValue {
    switch kind {
    case .intent, .type:
      [
        "name": .string(member.name), "newName": .string(orNull: member.newName), "type": .string(orNull: member.type),
        "newType": .string(orNull: member.newType),
      ]
    case .enumeration:
      [
        "name": .string(member.name), "index": .integer(orNull: member.index), "case": .string(orNull: member.newName),
        "rawValue": .string(orNull: member.newName == nil ? nil : member.name),
      ]
    }
  }

  // MARK: Siri

  private var shortcuts: JSONValue {
    [
      "provider": .string(orNull: report.shortcutsProvider),
      "shortcuts": .array(
        report.shortcuts.map { shortcut in
          [
            "intent": .string(shortcut.intent), "phrases": .array(shortcut.phrases.map(JSONValue.string)),
            "translations": .object(
              shortcut.sortedPhraseCounts.map {
                JSONMember($0.key.spelling, .integer($0.value))
              }),
          ]
        }),
      "remarks": json(of: report.shortcutRemarks),
    ]
  }

  private func json(of intent: ReportedSystemIntent) -> JSONValue {
    [
      "name": .string(intent.name), "className": .string(intent.className), "location": places.json(intent.location),
      "counterparts": .array((intent.counterpart?.names ?? []).map(JSONValue.string)),
      "minimumSystem": .string(orNull: intent.counterpart?.minimumSystem), "advice": .string(intent.advice),
      "isWithdrawnFromSiri": .bool(intent.isWithdrawnFromSiri), "structure": .string(orNull: intent.structure),
      "phrases": .array(intent.phrases.map(JSONValue.string)),
      "remarks": json(of: intent.remarks),
    ]
  }
}

extension ReportedDeclaration.Kind {
  /// The key of what it consists of.
  fileprivate var memberKey: String {
    switch self {
    case .intent: "parameters"
    case .enumeration: "values"
    case .type: "properties"
    }
  }
}
