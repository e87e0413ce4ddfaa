public import Foundation

/// A file.
open class INFile: NSObject {
  /// Where the file lies; nil for one that is held in memory.
  public let fileURL: URL?

  /// The name for people.
  open var filename: String

  /// The uniform type identifier.
  public let typeIdentifier: String?

  /// Whether the file is deleted when the intent is done.
  public var removedOnCompletion = false

  private let bytes: Data?

  /// A file in memory.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    bytes = data
    fileURL = nil
    self.filename = filename
    self.typeIdentifier = typeIdentifier
  }

  /// A file on disk.
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    bytes = nil
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
  }

  /// The content; empty if the file cannot be read.
  open var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}
