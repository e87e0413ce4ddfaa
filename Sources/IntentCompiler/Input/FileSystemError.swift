#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Why the file system refused, in words for people.
struct FileSystemError: Error {
  /// For example `permission denied`.
  let reason: String

  /// An error of the given reason.
  init(reason: String) {
    self.reason = reason
  }

  /// The error of a number of the C library.
  init(code: Int32) {
    // The library's own words start in upper case, unlike those of a diagnostic.
    let text = String(cString: strerror(code))
    reason = text.prefix(1).lowercased() + text.dropFirst()
  }

  /// The error of a call of Foundation.
  init(_ error: any Error) {
    if let underlying = (error as? CocoaError)?.underlying as? POSIXError {
      self.init(code: underlying.code.rawValue)
    } else {
      self.init(reason: "\(error)")
    }
  }
}
