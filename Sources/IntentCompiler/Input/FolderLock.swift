#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A folder that other runs of the program wait for before they change files in it.
///
/// The lock is on the folder itself: no file is left behind, and a run that is killed gives it back.
struct FolderLock {
  /// The number of seconds after which a lock is taken for one of another program, which has the folder for other
  /// reasons: a run of this one has it for the time of its last few system calls.
  private static let longestWait = 5.0

  private static let pause: useconds_t = 5_000

  /// The open folder; nil where the file system has no locks, as some networks' have none.
  private let descriptor: Int32?

  /// Locks a folder, once no other run has it.
  init(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      self.descriptor = nil
      return
    }
    var pauses = Int(Self.longestWait * 1_000_000) / Int(Self.pause)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR, pauses > 0 {
      pauses -= 1
      usleep(Self.pause)
    }
    self.descriptor = descriptor
  }

  /// Gives the folder back.
  func release() {
    if let descriptor { close(descriptor) }
  }
}
