/// What a line for the preprocessor does to the code around it.
enum ObjectiveCClause: Equatable {
  /// `#if`, `#ifdef` or `#ifndef`, and whether the code behind it is compiled where that is certain.
  case opening(isCompiled: Bool?)
  /// `#else` or `#elif`.
  case alternative
  /// `#endif`
  case closing
  /// Anything else, for example `#import`.
  case other

  /// The meaning of a line.
  init(_ line: ArraySlice<UInt8>) {
    let words = line.dropFirst().split { [0x20, 0x09].contains($0) }.map { String(decoding: $0, as: UTF8.self) }
    // Comments may go on behind.
    let isAlone = words.count == 2 || (words.count > 2 && words[2].hasPrefix("/"))
    switch words.first {
    case "if": self = .opening(isCompiled: isAlone ? ["0": false, "1": true][words[1]] : nil)
    case "ifdef", "ifndef": self = .opening(isCompiled: nil)
    case "else", "elif", "elifdef", "elifndef": self = .alternative
    case "endif": self = .closing
    default: self = .other
    }
  }
}
