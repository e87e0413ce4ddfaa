/// A value that crosses from one task to another and is used by one of them at a time.
///
/// Handlers, intents and responses are plain classes, as on Apple's systems, and the compiler cannot see that a call and
/// its answer hand them over.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
