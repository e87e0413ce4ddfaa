package import PropertyListReader
package import SourceDiagnostics

/// Reads XLIFF 1.x files.
package struct ExchangeReader: Sendable {
  /// How large an input is accepted.
  package let limits: PropertyListLimits

  /// A reader with the given limits.
  package init(limits: PropertyListLimits = PropertyListLimits()) {
    self.limits = limits
  }

  /// The texts of a file.
  ///
  /// - Parameters:
  ///   - file: The file as it was read.
  ///   - diagnostics: Receives why it cannot be read.
  /// - Returns: The file as UTF-8 text, which all ranges are of, and what is in it; nil when errors have been reported.
  package func read(
    _ file: SourceFile, diagnostics: inout DiagnosticEngine
  ) -> (source: SourceFile, files: [ReturnedFile])? {
    guard file.bytes.count <= limits.byteCount else {
      diagnostics.report(
        Diagnostic(
          .inputTooLarge, "file has \(file.bytes.count) bytes, more than the limit of \(limits.byteCount)",
          at: SourceLocation(file: file, range: .position(0)), hint: "raise the limit with --max-bytes"))
      return nil
    }
    let source: SourceFile
    do throws(TextEncodingError) {
      source = SourceFile(
        path: file.path, bytes: try TextEncoding(detecting: file.bytes).decode(file.bytes))
    } catch {
      report(error.reason, in: file, at: error.range, hint: error.hint, to: &diagnostics)
      return nil
    }
    var decoder = ExchangeDecoder(source.bytes, depthLimit: limits.depth)
    do throws(XMLProblem) {
      return (source, try decoder.decode())
    } catch {
      report(error.message, in: source, at: error.range, hint: error.hint, to: &diagnostics)
      return nil
    }
  }

  private func report(
    _ reason: String, in file: SourceFile, at range: SourceRange, hint: String?, to diagnostics: inout DiagnosticEngine
  ) {
    diagnostics.report(
      Diagnostic(
        .unreadableExchange, "cannot read XLIFF: \(reason)", at: SourceLocation(file: file, range: range), hint: hint))
  }
}
