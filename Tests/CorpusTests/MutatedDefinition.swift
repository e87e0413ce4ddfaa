import Foundation
import TestSupport

/// A definition that was damaged in a way that can be repeated.
struct MutatedDefinition: Sendable, CustomStringConvertible {
  let origin: String
  let mutations: [Mutation]
  let seed: UInt64
  let bytes: [UInt8]

  var description: String { "\(origin), seed \(seed): \(mutations.map(\.rawValue).joined(separator: ", "))" }

  /// The definition with one to three mutations.
  init(of bytes: [UInt8], from origin: String, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var result = bytes
    var mutations: [Mutation] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      guard let mutation = Mutation.allCases.randomElement(using: &generator) else { continue }
      result = mutation.applied(to: result, using: &generator)
      mutations.append(mutation)
    }
    self.origin = origin
    self.seed = seed
    self.mutations = mutations
    self.bytes = result
  }

  /// The definitions to damage: the samples and, where they are installed, the published ones; no very large ones.
  static let originals: [(name: String, bytes: [UInt8])] = {
    let samples = (SampleDefinition.valid + SampleDefinition.invalid).map { ($0.path, try? $0.contents()) }
    let published = Corpus.definitions.map { ($0.path, try? $0.contents()) }
    return (samples + published).compactMap { name, contents in
      guard let contents, contents.count < 40_000 else { return nil }
      return (name, [UInt8](contents))
    }
  }()

  /// The number of bytes in a line, counted from 1, without the line break; nil where there is no such line.
  ///
  /// A line ends with LF, CR or both, as for the Swift compiler.
  func byteCount(ofLine line: Int) -> Int? {
    var counts = [0]
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): counts.append(0)
      default: counts[counts.count - 1] += 1
      }
      previous = byte
    }
    return counts.indices.contains(line - 1) ? counts[line - 1] : nil
  }
}
