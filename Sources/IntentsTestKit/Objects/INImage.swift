public import Foundation

/// An image, which is never loaded here.
open class INImage: NSObject {
  /// Where an image comes from.
  public enum Source: Equatable {
    case asset(String)
    case symbol(String)
    case data(Data)
    case url(URL)
  }

  /// Where the image comes from.
  public let source: Source

  /// An image from a source.
  public required init(source: Source) {
    self.source = source
  }

  /// An image of the app.
  public convenience init(named name: String) {
    self.init(source: .asset(name))
  }

  /// An image of these bytes.
  public convenience init(imageData: Data) {
    self.init(source: .data(imageData))
  }

  /// An image at an address.
  public convenience init?(url: URL) {
    self.init(source: .url(url))
  }

  /// A symbol of the system.
  public class func systemImageNamed(_ systemImageName: String) -> Self {
    self.init(source: .symbol(systemImageName))
  }
}
