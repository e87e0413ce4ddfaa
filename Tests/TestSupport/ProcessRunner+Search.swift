package import Foundation

extension ProcessRunner {
  /// The program of this name in the first folder of `PATH` that has one; `nil` if none has.
  package static func program(named name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":")
      .map {
        URL(filePath: String($0), directoryHint: .isDirectory).appending(path: name, directoryHint: .notDirectory)
      }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
