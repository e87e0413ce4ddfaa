#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Why the file system refused, in words for people.
struct FileSystemError: Error {
  /// For example `permission denied`.
  let reason: String

  init(_ error: any Error) {
    reason =
      switch error {
      case let error as CocoaError:
        switch error.code {
        case .fileReadNoSuchFile, .fileNoSuchFile: "no such file or folder"
        case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
        case .fileWriteOutOfSpace: "no space left on the device"
        case .fileWriteVolumeReadOnly: "the file system is read-only"
        case .fileReadTooLarge: "it is too large"
        case .fileWriteFileExists: "a file of that name is in the way"
        case .fileWriteInvalidFileName, .fileReadInvalidFileName: "the file name is not allowed"
        default: Self.underlyingReason(of: error) ?? "file system error \(error.code.rawValue)"
        }
      default:
        "\(error)"
      }
  }

  private static func underlyingReason(of error: CocoaError) -> String? {
    (error.underlying as? POSIXError).map { "\($0)" }
  }
}
