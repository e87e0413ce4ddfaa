internal import CLibFuzzer

/// Lets libFuzzer change one input in four byte by byte, and the others by their structure.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateDefinition(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ capacity: Int, _ seed: CUnsignedInt
)
  -> Int
{
  guard seed % 4 != 0 else { return LLVMFuzzerMutate(data, size, capacity) }
  var mutator = PropertyListMutator(seed: UInt64(seed))
  let input = Array(UnsafeBufferPointer(start: data, count: size))
  let output = mutator.mutated(input) { text in
    let count = text.count
    text += [UInt8](repeating: 0, count: 64)
    let changed = text.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { LLVMFuzzerMutate($0, count, count + 64) } ?? 0
    }
    text.removeLast(text.count - changed)
  }
  guard let output, output.count <= capacity else { return LLVMFuzzerMutate(data, size, capacity) }
  for (offset, byte) in output.enumerated() {
    data[offset] = byte
  }
  return output.count
}
