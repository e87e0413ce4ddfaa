import Foundation
import JSONReader
import SourceDiagnostics
import TestSupport
import Testing

@Suite("Comparison with Python's json")
struct PythonComparisonTests {
  /// Prints the canonical form of each line's document; `refused` also for what our reader refuses beyond the grammar.
  private static let script = """
    import json, struct, sys
    def refuse(text): raise ValueError(text)
    def number(text):
      value = float(text)
      if value in (float('inf'), float('-inf')): refuse(text)
      return value
    def members(pairs):
      if len({key for key, _ in pairs}) != len(pairs): refuse('duplicate')
      return dict(pairs)
    def canonical(value):
      if value is None: return 'n'
      if value is True: return 't'
      if value is False: return 'f'
      if isinstance(value, float): return 'd' + struct.pack('>d', value).hex()
      if isinstance(value, str): return 's' + value.encode('utf-8').hex()
      if isinstance(value, list): return '[' + ','.join(map(canonical, value)) + ']'
      return '{' + ','.join(canonical(key) + ':' + canonical(item) for key, item in value.items()) + '}'
    for line in sys.stdin:
      data = bytes.fromhex(line)
      if data[:3] == b'\\xef\\xbb\\xbf': data = data[3:]
      try:
        text = canonical(json.loads(
          data.decode('utf-8'), parse_int=number, parse_float=number, parse_constant=refuse,
          object_pairs_hook=members))
      except ValueError:
        text = 'refused'
      print(text)
    """

  private static let python = ProcessRunner.program(named: "python3")

  @Test(
    "The same documents are accepted, with the same values", .enabled(if: python != nil, "python3 is not installed"))
  func sameValues() throws {
    var random = RandomJSON(seed: 0x1DE)
    let documents = (0..<3000).map { $0 % 2 == 0 ? random.document() : random.damagedDocument() }
    let input = documents.map { $0.hexadecimal }.joined(separator: [0x0A])
    let outcome = try ProcessRunner(program: #require(Self.python))
      .run(["-c", Self.script], standardInput: Data(input) + [0x0A])
    try #require(outcome.status == 0, "\(outcome.errors)")
    let expected = outcome.output.split(separator: "\n").map(String.init)
    try #require(expected.count == documents.count)

    var acceptedCount = 0
    for (document, expected) in zip(documents, expected) {
      let reading = JSONReading(document, .json)
      #expect(reading.node?.canonical ?? "refused" == expected, "\(String(decoding: document, as: UTF8.self))")
      #expect((reading.node == nil) == !reading.diagnostics.isEmpty)
      acceptedCount += reading.node == nil ? 0 : 1
      if let node = reading.node {
        // What JSON means, JSON5 means too.
        #expect(JSONReading(document, .json5).node == node)
      }
    }
    #expect((500...2500).contains(acceptedCount), "accepted \(acceptedCount)")
  }

  @Test("Every range cuts the very text of its value")
  func ranges() throws {
    var random = RandomJSON(seed: 7)
    for document in (0..<500).map({ _ in random.document() }) {
      guard let root = JSONReading(document, .json).node else { continue }
      var nodes = [root]
      while let node = nodes.popLast() {
        #expect(JSONReading(Array(document[node.range.offsets]), .json).node == node)
        for member in node.members {
          let key = JSONReading(Array(document[member.keyRange.offsets]), .json).node
          #expect(key?.string == member.key.value)
          #expect(document[member.key.range.offsets] == document[member.keyRange.offsets].dropFirst().dropLast())
          #expect(node[member.key.value] == member.value)
        }
        nodes += node.elements + node.members.map(\.value)
      }
    }
  }
}
