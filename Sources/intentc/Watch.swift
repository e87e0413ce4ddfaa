import IntentCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs something whenever its inputs have changed, until the program is ended.
///
/// The inputs are looked at again and again: that sees changes on every file system, those of network and container
/// included, and costs next to nothing for the few files that there are.
struct Watch {
  /// The inputs as they are now.
  let state: () -> InputState

  /// What is run.
  let run: () -> Void

  /// Says that it goes on, after the first run.
  let announce: () -> Void

  /// How long it waits between two looks, in microseconds; longer where a look takes long.
  private static let pause = 200_000

  /// How many times longer than a look the pause is at least, so that a large folder does not keep a processor busy.
  private static let restfulness = 20

  /// Runs it now and after each change.
  func start() -> Never {
    var known = look().state
    run()
    announce()
    while true {
      let (current, pause) = look()
      usleep(UInt32(pause))
      guard current != known else { continue }
      // A file that is being saved may be gone for a moment, or half there: its last state counts.
      guard look().state == current else { continue }
      known = current
      run()
    }
  }

  /// The inputs, and how long to wait until the next look.
  private func look() -> (state: InputState, pause: Int) {
    let start = ContinuousClock.now
    let state = state()
    let microseconds = (ContinuousClock.now - start).components.attoseconds / 1_000_000_000_000
    return (state, min(max(Self.pause, Int(microseconds) * Self.restfulness), 5_000_000))
  }
}
