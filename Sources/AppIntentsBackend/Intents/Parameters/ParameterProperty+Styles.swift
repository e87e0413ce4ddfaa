import IntentSemantics
import SwiftCode

extension ParameterProperty {
  /// Which parts of a date are asked for.
  func dateKind(record: inout MigrationRecord) -> [Argument] {
    guard case .date(let dates) = parameter.options else { return [] }
    if dates.format.map({ $0 != "Style" }) ?? false {
      remark(.leftOut, .format, "the system chooses how a date reads", in: &record)
    } else if dates.dateStyle.map({ $0 != "Full" }) ?? false {
      remark(.leftOut, .dateStyle, "the system chooses how a date reads", in: &record)
    } else if dates.timeStyle.map({ $0 != "Full" }) ?? false {
      remark(.leftOut, .timeStyle, "the system chooses how a time reads", in: &record)
    }
    switch dates.kind {
    case nil, "DateTime"?: return []
    case "Date"?: return [Argument("kind", .implicitMember("date"))]
    case "Time"?: return [Argument("kind", .implicitMember("time"))]
    case let kind?: return unknown(kind, record: &record)
    }
  }

  /// How a place is shown.
  func placemarkStyle(record: inout MigrationRecord) -> [Argument] {
    guard case .placemark(let style) = parameter.options else { return [] }
    switch style {
    case nil, "Name"?: return []
    case "Address"?: return [Argument("displayStyle", .implicitMember("address"))]
    case "City"?: return [Argument("displayStyle", .implicitMember("city"))]
    case let style?: return unknown(style, record: &record)
    }
  }

  /// Which data of a person are asked for.
  func personMode(record: inout MigrationRecord) -> [Argument] {
    guard case .person(let mode, let placeholder) = parameter.options else { return [] }
    if placeholder != nil {
      remark(.leftOut, .placeholder, "an empty field has no text of its own", in: &record)
    }
    switch mode {
    case nil, "Contact"?: return []
    case "Email"?: return [Argument("mode", .implicitMember("email"))]
    case "Phone"?: return [Argument("mode", .implicitMember("phone"))]
    case "EmailOrPhone"?: return [Argument("mode", .implicitMember("emailOrPhone"))]
    case let mode?: return unknown(mode, record: &record)
    }
  }

  /// Which files are taken; none for all.
  func fileTypes(record: inout MigrationRecord) -> [Argument] {
    let identifiers = typeIdentifiers
    if case .file(let files) = parameter.options, let kind = files.kind, !Self.fileKinds.contains(kind) {
      return unknown(kind, record: &record)
    }
    guard !identifiers.isEmpty else { return [] }
    guard options.has(.iOS18) else {
      return [Argument("supportedTypeIdentifiers", .array(identifiers.map { .string($0) }))]
    }
    return [Argument("supportedContentTypes", .array(identifiers.map(UniformType.expression)))]
  }

  private static let fileKinds = ["Custom", "Image", "PlainText"]

  /// The types of the files that are taken; empty for all.
  private var typeIdentifiers: [String] {
    guard case .file(let files) = parameter.options else { return [] }
    let identifiers =
      switch files.kind {
      case "Image"?: ["public.image"]
      case "PlainText"?: ["public.plain-text"]
      case "Custom"?: files.typeIdentifiers
      default: [String]()
      }
    return identifiers == ["public.item"] ? [] : identifiers
  }

  /// Whether the initialiser names content types.
  var declaresContentTypes: Bool {
    options.form == .modern && options.has(.iOS18) && value.kind == .file && !typeIdentifiers.isEmpty
  }

  private func unknown(_ word: String, record: inout MigrationRecord) -> [Argument] {
    remark(.leftOut, .type, "the word is not known", quoting: word, in: &record)
    return []
  }
}
