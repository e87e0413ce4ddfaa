import Foundation

public struct UTType: Sendable, Hashable {
  public let identifier: String

  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
  public init?(_ identifier: String) { self.identifier = identifier }
}

extension UTType {
  public static let item = UTType(importedAs: "public.item")
  public static let content = UTType(importedAs: "public.content")
  public static let data = UTType(importedAs: "public.data")
  public static let folder = UTType(importedAs: "public.folder")
  public static let directory = UTType(importedAs: "public.directory")
  public static let fileURL = UTType(importedAs: "public.file-url")
  public static let url = UTType(importedAs: "public.url")
  public static let text = UTType(importedAs: "public.text")
  public static let plainText = UTType(importedAs: "public.plain-text")
  public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
  public static let rtf = UTType(importedAs: "public.rtf")
  public static let rtfd = UTType(importedAs: "com.apple.rtfd")
  public static let html = UTType(importedAs: "public.html")
  public static let xml = UTType(importedAs: "public.xml")
  public static let json = UTType(importedAs: "public.json")
  public static let yaml = UTType(importedAs: "public.yaml")
  public static let propertyList = UTType(importedAs: "com.apple.property-list")
  public static let sourceCode = UTType(importedAs: "public.source-code")
  public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
  public static let tabSeparatedText = UTType(importedAs: "public.tab-separated-values-text")
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
  public static let epub = UTType(importedAs: "org.idpf.epub-container")
  public static let presentation = UTType(importedAs: "public.presentation")
  public static let spreadsheet = UTType(importedAs: "public.spreadsheet")
  public static let image = UTType(importedAs: "public.image")
  public static let jpeg = UTType(importedAs: "public.jpeg")
  public static let png = UTType(importedAs: "public.png")
  public static let gif = UTType(importedAs: "com.compuserve.gif")
  public static let tiff = UTType(importedAs: "public.tiff")
  public static let heic = UTType(importedAs: "public.heic")
  public static let svg = UTType(importedAs: "public.svg-image")
  public static let audiovisualContent = UTType(importedAs: "public.audiovisual-content")
  public static let audio = UTType(importedAs: "public.audio")
  public static let mp3 = UTType(importedAs: "public.mp3")
  public static let wav = UTType(importedAs: "com.microsoft.waveform-audio")
  public static let movie = UTType(importedAs: "public.movie")
  public static let video = UTType(importedAs: "public.video")
  public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
  public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
  public static let archive = UTType(importedAs: "public.archive")
  public static let zip = UTType(importedAs: "public.zip-archive")
  public static let gzip = UTType(importedAs: "org.gnu.gnu-zip-archive")
  public static let contact = UTType(importedAs: "public.contact")
  public static let vCard = UTType(importedAs: "public.vcard")
  public static let calendarEvent = UTType(importedAs: "public.calendar-event")
  public static let database = UTType(importedAs: "public.database")
  public static let font = UTType(importedAs: "public.font")
  public static let message = UTType(importedAs: "public.message")
}
