internal import SourceDiagnostics

/// Makes records of the bytes of an old-style property list.
///
/// Open containers are kept in a list instead of on the call stack, so that no nesting can exhaust it.
struct OpenStepParser {
  /// A container that is open.
  struct Frame {
    var record: Int
    /// The key that waits for its value; nil in arrays and behind a complete entry.
    var pendingKey: Int?
    /// Whether it is a dictionary without braces, which ends with the file.
    var isBare = false
  }

  let source: SourceFile
  let bytes: [UInt8]
  let kind: InputKind
  let limits: PropertyListLimits
  /// The offset behind the byte order mark.
  let contentStart: Int

  var records: [OpenStepRecord] = []
  var decodedTexts: [UInt32: String] = [:]
  var comments: [UInt32: SourceRange] = [:]
  var problems: [Diagnostic] = []

  var frames: [Frame] = []
  /// The offset of the next byte.
  var position: Int
  /// The offset behind the last thing that is no blank and no comment; what is missing, is missing there.
  var lastEnd: Int
  /// The comment that the next key owns if it is directly behind.
  var pendingComment: PendingComment?
  var isStopped = false

  init(source: SourceFile, kind: InputKind, limits: PropertyListLimits) {
    self.source = source
    bytes = source.bytes
    self.kind = kind
    self.limits = limits
    contentStart = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    position = contentStart
    lastEnd = contentStart
    records.reserveCapacity(bytes.count / 32)
  }

  /// The next byte; nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  // MARK: Files

  /// Parses a file that is one value.
  mutating func parseValue() {
    skipBlanks()
    guard current != nil else {
      report("the file is empty", at: position..<position)
      return
    }
    startValue()
    parseFrames()
    expectEnd()
  }

  /// Parses a file that is a dictionary with or without braces.
  mutating func parseStrings() {
    skipBlanks()
    if current == UInt8(ascii: "{") {
      startValue()
      parseFrames()
      expectEnd()
    } else {
      // The first comment is found once more, now as that of the first entry.
      position = contentStart
      appendRecord(.dictionary, start: position)
      frames.append(Frame(record: 0, isBare: true))
      parseFrames()
    }
  }

  private mutating func expectEnd() {
    guard !isStopped else { return }
    skipBlanks()
    if current != nil {
      report("there is text after the end of the property list", at: tokenRange(), hint: "delete it")
    }
  }

  private mutating func parseFrames() {
    while let frame = frames.last {
      skipBlanks()
      if isStopped { return }
      if frame.isBare, current == nil {
        closeContainer(frame, contentEnd: position)
      } else if records[frame.record].element == .dictionary {
        parseEntry(in: frame)
      } else {
        parseElement(in: frame)
      }
    }
  }

  // MARK: Containers

  private mutating func parseElement(in frame: Frame) {
    if current == UInt8(ascii: ")") {
      position += 1
      closeContainer(frame, contentEnd: position - 1)
    } else {
      startValue()
    }
  }

  private mutating func parseEntry(in frame: Frame) {
    if current == UInt8(ascii: "}"), !frame.isBare {
      position += 1
      closeContainer(frame, contentEnd: position - 1)
      return
    }
    guard current != nil else { return reportUnclosed(frame) }
    let comment = takeComment()
    let index = records.count
    guard parseString(as: .key) else {
      reportStrayText(expecting: "a key")
      return
    }
    guard !isStopped else { return }
    if let comment { comments[UInt32(index)] = comment }
    skipBlanks()
    if current == UInt8(ascii: ";") {
      // The shorthand `key;` says that the value is the key.
      var value = records[index]
      value.element = .string
      value.next = UInt32(records.count + 1)
      if let text = decodedTexts[UInt32(index)] { decodedTexts[UInt32(records.count)] = text }
      records.append(value)
      frames[frames.count - 1].pendingKey = index
      endValue()
      return
    }
    if current == UInt8(ascii: "=") {
      position += 1
      lastEnd = position
    } else if !recoverFromMissingEqualsSign(behindKey: index) {
      return
    }
    skipBlanks()
    if current == UInt8(ascii: ";") || current == nil || (current == UInt8(ascii: "}") && !frame.isBare) {
      reportMissingValue(ofKey: index)
      if current == UInt8(ascii: ";") { position += 1 }
      lastEnd = position
    } else {
      frames[frames.count - 1].pendingKey = index
      startValue()
    }
  }

  /// Ends the innermost container at the current position.
  mutating func closeContainer(_ frame: Frame, contentEnd: Int) {
    records[frame.record].contentEnd = UInt32(contentEnd)
    records[frame.record].end = UInt32(position)
    records[frame.record].next = UInt32(records.count)
    lastEnd = position
    frames.removeLast()
    if !frame.isBare { endValue() }
  }

  // MARK: Values

  /// Reads a string or data, or opens a container.
  mutating func startValue() {
    switch current {
    case UInt8(ascii: "{"): openContainer(.dictionary)
    case UInt8(ascii: "("): openContainer(.array)
    case UInt8(ascii: "<"):
      if parseData() { endValue() }
    case nil:
      if let frame = frames.last { reportUnclosed(frame) }
    default:
      if parseString(as: .string) {
        endValue()
      } else {
        reportStrayText(expecting: "a value")
      }
    }
  }

  private mutating func openContainer(_ element: OpenStepRecord.Element) {
    guard frames.count < limits.depth else {
      stop(
        .nestingTooDeep, "values are nested more than \(limits.depth) levels deep", at: position,
        hint: "raise the limit with --max-depth")
      return
    }
    appendRecord(element, start: position)
    guard !isStopped else { return }
    frames.append(Frame(record: records.count - 1))
    position += 1
    lastEnd = position
    records[records.count - 1].contentStart = UInt32(position)
  }

  /// Adds an empty value at an offset.
  mutating func appendRecord(_ element: OpenStepRecord.Element, start: Int) {
    guard records.count < limits.elementCount else {
      stop(
        .tooManyElements, "file has more than \(limits.elementCount) elements", at: start,
        hint: "raise the limit with --max-elements")
      return
    }
    let offset = UInt32(start)
    records.append(
      OpenStepRecord(
        start: offset, end: offset, contentStart: offset, contentEnd: offset, next: UInt32(records.count + 1),
        element: element))
  }

  /// Demands what has to stand behind a value.
  mutating func endValue() {
    guard !isStopped, let frame = frames.last else { return }
    skipBlanks()
    guard let key = frame.pendingKey else {
      switch current {
      case UInt8(ascii: ","):
        position += 1
        lastEnd = position
      case UInt8(ascii: ")"): break
      default: recoverFromMissingComma(in: frame)
      }
      return
    }
    frames[frames.count - 1].pendingKey = nil
    if current == UInt8(ascii: ";") {
      position += 1
    } else {
      recoverFromMissingSemicolon(behind: records[key + 1], closing: frame)
    }
    records[key].entryEnd = UInt32(max(position, Int(records[key].end)))
    lastEnd = position
    pendingComment = nil
  }
}
