internal import SourceDiagnostics

/// Texts that go into files, of which nothing else changes.
struct FileInsertions {
  private struct Insertion {
    let site: InsertionSite
    var pieces: [[UInt8]]
  }

  /// The insertions by the paths of files and offsets in them.
  private var insertions: [String: [Int: Insertion]] = [:]

  /// Adds lines at a place, behind those that go there already.
  mutating func insert(_ lines: [UInt8], at site: InsertionSite) {
    insertions[site.file.path, default: [:]][site.offset, default: Insertion(site: site, pieces: [])].pieces
      .append(lines)
  }

  /// The new contents of the files, by their paths.
  var contents: [String: [UInt8]] {
    insertions.compactMapValues { insertions in
      insertions.first.map { Self.text(of: $0.value.site.file.bytes, with: insertions) }
    }
  }

  private static func text(of bytes: [UInt8], with insertions: [Int: Insertion]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for (offset, insertion) in insertions.sorted(by: { $0.key < $1.key }) {
      result += bytes[copied..<offset]
      result += insertion.site.text(insertion.pieces)
      copied = offset
    }
    return result + bytes[copied...]
  }
}
