internal import CLibXML2
internal import SourceDiagnostics

/// What happens at each event of libxml2.
extension PropertyListBuilder {
  mutating func open(
    _ name: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?, hasAttributes: Bool
  ) {
    guard !isStopped, let name else { return }
    let cursor = cursor
    // libxml2 reports the start of a tag that the end of the file cuts off, and then that it is cut off.
    guard cursor < bytes.count else { return }
    depth += 1
    guard depth <= limits.depth else {
      stop(
        .nestingTooDeep, "elements are nested more than \(limits.depth) levels deep", at: tagStart(before: cursor),
        hint: "raise the limit with --max-depth")
      return
    }
    guard skippedDepth == nil else { return }
    let isClosedAtOnce = cursor < bytes.count && bytes[cursor] == UInt8(ascii: "/")
    let contentStart = min(cursor + (isClosedAtOnce ? 2 : 1), bytes.count)
    let start = tagStart(before: cursor)

    if let leaf {
      // A start tag written for an end tag makes everything behind it stand inside: once is enough.
      if leaf != leafWithElements {
        reportProblem(
          "<\(String(cString: name))> stands inside <\(Self.name(of: records[leaf].element))>, which holds text only",
          at: start..<contentStart)
        leafWithElements = leaf
      }
      skippedDepth = depth
      return
    }
    if !hasPropertyListElement {
      guard prefix == nil, Self.equals(name, "plist") else {
        let prefix = prefix.map { String(cString: $0) + ":" } ?? ""
        reportProblem(
          "the root element is <\(prefix)\(String(cString: name))>, not <plist>", at: start..<contentStart,
          hint: "this is XML, but no property list")
        stop()
        return
      }
      hasPropertyListElement = true
      if hasAttributes, !bytes[start..<contentStart].elementsEqual("<plist version=\"1.0\">".utf8) {
        unkeptTexts.append(UnkeptText(kind: .attribute, range: SourceRange(start..<contentStart)))
      }
      return
    }
    if hasAttributes {
      unkeptTexts.append(UnkeptText(kind: .attribute, range: SourceRange(start..<contentStart)))
    }
    guard prefix == nil, let element = Self.element(named: name) else {
      reportProblem(
        "unknown element <\(String(cString: name))>", at: start..<contentStart,
        hint: "property lists have dict, array, key, string, integer, real, true, false, date and data")
      skippedDepth = depth
      if var frame = frames.last, records[frame.record].element == .dictionary {
        frame.pendingKey = nil
        frames[frames.count - 1] = frame
      }
      return
    }
    guard records.count < limits.elementCount else {
      stop(
        .tooManyElements, "there are more than \(limits.elementCount) elements", at: start,
        hint: "raise the limit with --max-elements")
      return
    }
    let index = records.count
    records.append(
      PropertyListRecord(
        start: UInt32(start), end: UInt32(contentStart), contentStart: UInt32(contentStart),
        contentEnd: UInt32(contentStart), next: UInt32(index + 1), element: element, hasDecodedText: false))
    place(index, element)
    switch element {
    case .dictionary, .array:
      frames.append(Frame(record: index))
    default:
      leaf = index
      text.removeAll(keepingCapacity: true)
    }
  }

  /// Checks that the element may stand where it stands.
  mutating func place(_ index: Int, _ element: PropertyListRecord.Element) {
    let range = Int(records[index].start)..<Int(records[index].contentStart)
    guard let last = frames.indices.last else {
      if hasRoot {
        reportProblem("<plist> holds more than one value", at: range)
      } else if element == .key {
        reportProblem("a key stands outside of a dictionary", at: range)
      }
      hasRoot = true
      return
    }
    guard records[frames[last].record].element == .dictionary else {
      if element == .key {
        reportProblem("a key stands inside an array", at: range, hint: "put the entries into a <dict>")
      }
      return
    }
    if element == .key {
      if let pending = frames[last].pendingKey {
        reportMissingValue(ofKey: pending)
      }
      frames[last].pendingKey = index
    } else if frames[last].pendingKey == nil {
      // The first of several values in a row has been reported where it stood.
      reportProblem("a value has no key", at: range, hint: "put a <key> in front of it")
    } else {
      frames[last].pendingKey = nil
    }
  }

  mutating func close() {
    guard !isStopped else { return }
    defer { depth -= 1 }
    if let skipped = skippedDepth {
      if depth == skipped {
        skippedDepth = nil
      }
      return
    }
    let end = cursor
    if let index = leaf {
      leaf = nil
      finishLeaf(index, end: end)
      return
    }
    guard let frame = frames.popLast() else { return }
    records[frame.record].end = UInt32(end)
    records[frame.record].contentEnd = UInt32(max(tagStart(before: end), Int(records[frame.record].contentStart)))
    records[frame.record].next = UInt32(records.count)
    if let pending = frame.pendingKey {
      reportMissingValue(ofKey: pending)
    }
    records[frame.record].keysAscend = frame.keysAscend
    if !frame.keysAscend, repeatedKeys == .refused {
      reportDuplicateKeys(in: frame.record)
    }
  }

  mutating func finishLeaf(_ index: Int, end: Int) {
    let contentStart = Int(records[index].contentStart)
    records[index].end = UInt32(end)
    let contentEnd = max(tagStart(before: end), contentStart)
    records[index].contentEnd = UInt32(contentEnd)
    let isVerbatim =
      contentEnd - contentStart == text.count
      && text.withUnsafeBufferPointer { Self.hasSameBytes($0, bytes, at: contentStart) }
    if !isVerbatim {
      records[index].hasDecodedText = true
      decodedTexts[UInt32(index)] = text
    }
    if records[index].element == .key {
      compareWithPreviousKey(index)
    } else {
      checkText(of: index, at: contentStart..<contentEnd)
    }
  }

  mutating func append(_ characters: UnsafePointer<xmlChar>?, _ count: Int32) {
    // Behind a fatal error libxml2 goes on to report characters, but no elements that they could belong to.
    guard !isStopped, skippedDepth == nil, let characters, parser?.pointee.disableSAX == 0 else { return }
    let added = UnsafeBufferPointer(start: characters, count: Int(count))
    if leaf != nil {
      guard text.count + added.count <= limits.textByteCount else {
        stop(
          .textTooLong, "a text has more than \(limits.textByteCount) bytes",
          at: leaf.map { Int(records[$0].start) } ?? cursor, hint: "raise the limit with --max-text-bytes")
        return
      }
      text.append(contentsOf: added)
    } else if let stray = added.firstIndex(where: { !$0.isPropertyListBlank }) {
      let position = offset(of: added, endingAt: cursor) + stray
      if let last = problems.last, Int(last.range.upperBound) >= position - 1, last.message.hasSuffix(strayTextReason) {
        return
      }
      reportProblem(strayTextReason, at: position..<min(position + 1, bytes.count), hint: "put it into an element")
    }
  }

  /// Where the text of an event starts.
  ///
  /// Most texts lie in the parser's input; those that it had to assemble stand in front of the cursor.
  func offset(of text: UnsafeBufferPointer<xmlChar>, endingAt cursor: Int) -> Int {
    if let input = parser?.pointee.input?.pointee, let start = text.baseAddress, let base = input.base,
      let end = input.end, start >= base, start < end
    {
      return Int(input.consumed) + (start - base)
    }
    return max(cursor - text.count, 0)
  }

  private var strayTextReason: String { "text stands between the elements" }

  mutating func noteEntityDeclaration() {
    guard !isStopped, !declaresEntities else { return }
    declaresEntities = true
    let cursor = cursor
    reportProblem(
      "the document type declares entities", at: tagStart(before: cursor)..<cursor,
      hint: "property lists have none; write the text where it is used")
  }

  mutating func noteUnkeptText(_ kind: UnkeptText.Kind) {
    guard !isStopped else { return }
    let end = cursor
    let start = kind == .comment ? commentStart(before: end) : tagStart(before: end)
    unkeptTexts.append(UnkeptText(kind: kind, range: SourceRange(min(start, end)..<end)))
  }
}
