internal import SiriKitInterface

/// A file that findings are written to.
public struct ReportFile: Sendable, Equatable {
  /// The path.
  public let path: String

  /// The file at a path; neither it nor its folder need exist.
  public init(_ path: String) {
    self.path = path
  }

  /// Whether both paths lead to one file.
  public func isSame(as other: ReportFile) -> Bool { place == other.place }

  /// The folder, however it is spelt, and the name in it.
  private var place: String {
    let folder = path.directoryOfPath
    return (FileSystem().identity(of: folder.isEmpty ? "." : folder) ?? folder.withoutCurrentFolders) + "/"
      + path.lastPathComponent
  }

  /// Whether one of some paths leads to the file.
  func isAmong(_ paths: [String]) -> Bool { paths.contains { isSame(as: ReportFile($0)) } }

  /// Writes a text in one step: at any moment the path holds the old content or the new.
  ///
  /// A folder that is missing is made. Only a regular file is replaced, and none that was read or generated.
  ///
  /// - Parameters:
  ///   - text: The whole content.
  ///   - inputs: The paths that were read.
  ///   - outputs: The paths that the run generates.
  /// - Throws: `ReportFileError`; the file is as it was then.
  public func write(
    _ text: String, sparing inputs: [String], and outputs: [String] = []
  ) throws(ReportFileError) {
    if let obstacle = obstacle(sparing: inputs, and: outputs) {
      throw ReportFileError(path: path, reason: obstacle)
    }
    do {
      let folder = path.directoryOfPath
      if !folder.isEmpty { try FileSystem().createDirectory(folder) }
      try FileSystem().write(Array(text.utf8), to: path)
    } catch {
      throw ReportFileError(path: path, reason: error.reason)
    }
  }

  /// What there is to say of a file that the run generates.
  static let outputObstacle = "an output has that name"

  /// Why nothing can be written: what stands at the path and must not be replaced, or on the way to it.
  func obstacle(sparing inputs: [String], and outputs: [String] = []) -> String? {
    let fileSystem = FileSystem()
    if isAmong(outputs) { return Self.outputObstacle }
    if let obstacle = obstacle(toMaking: path.directoryOfPath) { return obstacle }
    switch fileSystem.kind(of: path) {
    case nil: return nil
    case .symbolicLink: return "it is a symbolic link, which is not followed"
    case .directory: return "it is a folder"
    case .other: return "it is no regular file"
    case .file:
      let identity = fileSystem.identity(of: path)
      if inputs.contains(where: { fileSystem.identity(of: $0) == identity }) { return "it is an input" }
      // A run that ends early does not know its outputs.
      let isGenerated = (try? fileSystem.read(path)).map { GenerationMark(inFile: $0) != nil } ?? false
      return isGenerated ? "it is generated code" : nil
    }
  }

  /// Why a folder cannot be made: what is no folder on the way to it.
  private func obstacle(toMaking folder: String) -> String? {
    guard !folder.isEmpty, folder != "/" else { return nil }
    switch FileSystem().resolvedKind(of: folder) {
    case .directory: return nil
    case nil where FileSystem().kind(of: folder) == nil: return obstacle(toMaking: folder.directoryOfPath)
    default: return "'\(folder)' is no folder"
    }
  }
}
