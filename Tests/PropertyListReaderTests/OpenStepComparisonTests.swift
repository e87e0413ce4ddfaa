import Foundation
import PropertyListReader
import SourceDiagnostics
import Testing

/// Foundation reads old-style property lists with Apple's parser.
@Suite("Old-style values and Foundation")
struct OpenStepComparisonTests {
  private static let sample = #"""
    // !$*UTF8*$!
    {
    	archiveVersion = 1; /* one */
    	"key with \"blanks\"" = ( a, "b, c", ( ), { d = 'e;f'; }, <0fbd 77>, );
    	objects = {
    		0A1B2C /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0D /* A.swift */; };
    		"\U00e4 \Ud83d\Ude00 \n\t\101" = { path = "../x/ä 名.swift"; url = http://example.com/a-b_c; };
    	};
    	empty = ""; shorthand; data = <>;
    }

    """#

  /// A value as Foundation has it.
  private func value(_ node: OpenStepNode) -> NSObject {
    switch node.kind {
    case .string: (node.string ?? "") as NSString
    case .data: Data(node.data ?? []) as NSData
    case .array: node.elements.map(value) as NSArray
    case .dictionary:
      // The last of several equal keys counts.
      Dictionary(node.entries.map { ($0.key.value as NSString, value($0.value)) }) { _, last in last } as NSDictionary
    }
  }

  private func expected(_ bytes: [UInt8]) -> NSObject? {
    try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? NSObject
  }

  @Test("A file says what Foundation reads")
  func sample() throws {
    let bytes = Array(Self.sample.utf8)
    let reading = OpenStepReading(bytes)
    #expect(try value(#require(reading.root, "\(reading.lines)")) == expected(bytes))
  }

  @Test("A damaged file that is accepted says what Foundation reads", arguments: 1..<5)
  func damaged(seed: UInt64) {
    var state = seed
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let alphabet = Array("\"\"'';;==,,\\//**{}()<>abU0\n\r\t ".utf8)
    var acceptedCount = 0
    for _ in 0..<1500 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0...random(3) {
        let place = random(bytes.count - 8)
        switch random(4) {
        case 0: bytes.removeSubrange(place..<place + random(6))
        case 1: bytes.insert(contentsOf: bytes[place..<place + random(6)], at: place)
        case 2: bytes[place] = alphabet[random(alphabet.count)]
        default: bytes.insert(alphabet[random(alphabet.count)], at: place)
        }
      }
      guard let root = OpenStepReading(bytes).root else { continue }
      acceptedCount += 1
      #expect(value(root) == expected(bytes), "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(acceptedCount > 200)
  }
}
