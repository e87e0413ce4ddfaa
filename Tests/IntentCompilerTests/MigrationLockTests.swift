import SourceDiagnostics
import Testing

@testable import IntentCompiler

@Suite("The record of a migration")
struct MigrationLockTests {
  private static let recorded = """
    {
      "intentcMigration": 1,
      "intents": [
        {"class":"OrderIntent","type":"Order","parameters":[{"name":"size","tag":1,"type":"SizeAppEnum"},{"name":"piers","tag":2,"type":"[PierAppEntity]"},{"name":"note","tag":3,"type":"String"}],"surfaces":["widget","control"]}
      ],
      "enumerations": [
        {"class":"Size","type":"SizeAppEnum","values":[{"name":"small","index":1},{"name":"Large","index":2}],"open":"OpenSize"}
      ],
      "types": [
        {"class":"Pier","type":"PierAppEntity","id":"String","open":"OpenPier"},
        {"class":"Berth","type":"BerthAppEntity"}
      ],
      "files": []
    }

    """

  private func lock(_ text: String) throws -> (lock: MigrationLock, source: SourceFile) {
    var diagnostics = DiagnosticEngine()
    let source = SourceFile(path: "migration.lock.json", bytes: Array(text.utf8))
    let lock = MigrationLock.read(source, diagnostics: &diagnostics)
    #expect(diagnostics.diagnostics.isEmpty)
    return (try #require(lock), source)
  }

  @Test("is read as it is written")
  func roundTrip() throws {
    #expect(try lock(Self.recorded).lock.text == Self.recorded)
  }

  @Test("knows what enumerations and entities were called")
  func names() throws {
    #expect(
      try lock(Self.recorded).lock.valueNames == [
        "Size": "SizeAppEnum", "Pier": "PierAppEntity", "Berth": "BerthAppEntity",
      ])
  }

  @Test("tells files apart, and not by how their lines end")
  func fingerprint() {
    let text = "struct Tea {\n\n  let name = 1\n}\n"
    let known = MigrationLock.fingerprint(text.utf8)
    for same in ["struct Tea {\r\n\r\n  let name = 1\r\n}\r\n", "struct Tea { \n\t\n  let name = 1  \n}\n  "] {
      #expect(MigrationLock.fingerprint(same.utf8) == known)
    }
    for other in [
      "struct Tea {\n\n let name = 1\n}\n", "struct Tea {\n  let name = 1\n}\n", "struct Tea{\n\n  let name = 1\n}\n",
    ] {
      #expect(MigrationLock.fingerprint(other.utf8) != known)
    }
    // Records that are there go on: the sum is that of the format's first version.
    #expect(MigrationLock.fingerprint("a".utf8) == "af63dc4c8601ec8c")
  }

  @Test(
    "tells what stored data would lose",
    arguments: [
      ("nothing", "nothing", []),
      (
        #""name":"small""#, #""name":"little""#, ["7 error: 'Size.small' would be called 'little'"]
      ),
      (#""name":"Large""#, #""name":"large""#, ["7 error: 'Size.Large' would be called 'large'"]),
      (#",{"name":"Large","index":2}"#, "", ["7 warning: 'Size.Large' is gone"]),
      (#""name":"small","index":1"#, #""name":"small","index":7"#, []),
      (
        "SizeAppEnum", "Size",
        ["7 error: the enumeration of 'Size' would be 'Size', not 'SizeAppEnum'"]
      ),
      (
        "PierAppEntity", "Pier", ["10 error: the entity of 'Pier' would be 'Pier', not 'PierAppEntity'"]
      ),
      (
        #""class":"Berth","type":"BerthAppEntity""#, #""class":"Berth","type":"Berth""#,
        ["11 error: the entity of 'Berth' would be 'Berth', not 'BerthAppEntity'"]
      ),
      (#""class":"Berth""#, #""class":"Quay""#, ["11 warning: type 'Berth' is gone"]),
      (
        #""PierAppEntity","id":"String""#, #""PierAppEntity""#,
        ["10 warning: 'PierAppEntity' would have no identifier any more, as no parameter has such objects"]
      ),
      (
        #""id":"String""#, #""id":"Int""#,
        ["10 error: the identifier of 'PierAppEntity' would be of type 'Int', not 'String'"]
      ),
      (#""type":"BerthAppEntity""#, #""type":"BerthAppEntity","id":"String""#, []),
      (
        #""type":"[PierAppEntity]""#, #""type":"PierAppEntity""#,
        ["4 error: 'OrderIntent.piers' would be of type 'PierAppEntity', not '[PierAppEntity]'"]
      ),
      (
        #"["widget","control"]"#, #"["control"]"#,
        ["4 error: 'Order' would be the configuration of widgets no longer"]
      ),
      (
        #"["widget","control"]"#, #"["widget"]"#,
        ["4 warning: 'Order' has no configuration for controls any more"]
      ),
      (#","open":"OpenPier""#, "", ["10 warning: 'OpenPier' is not written any more"]),
      (#","open":"OpenSize""#, "", ["7 warning: 'OpenSize' is not written any more"]),
      (#""name":"note""#, #""name":"Note""#, ["4 error: 'OrderIntent.note' would be called 'Note'"]),
    ])
  func losses(old: String, new: String, findings: [String]) throws {
    let earlier = try lock(Self.recorded)
    let losses = try lock(Self.recorded.replacing(old, with: new)).lock.losses(since: earlier.lock, in: earlier.source)
    #expect(
      losses.map { finding in
        let line = finding.location.map { LineTable($0.file.bytes).position(at: $0.range.offsets.lowerBound).line }
        return "\(line ?? 0) \(finding.severity.rawValue): \(finding.message)"
      } == findings)
  }
}
