// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

@MainActor @objc open class UIView: NSObject {
  @nonobjc public var bounds: CGRect { fatalError() }
  @nonobjc public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { fatalError() }
    set {}
  }
  @nonobjc public var layoutMarginsGuide: UILayoutGuide { fatalError() }
  @nonobjc public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  @nonobjc public var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  @nonobjc public var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  @nonobjc public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  @nonobjc public func addSubview(_ view: UIView) {}
  @nonobjc public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fatalError() }
}

@MainActor @objc open class UILabel: UIView {
  @nonobjc public var text: String?
  @nonobjc public var font: UIFont! {
    get { fatalError() }
    set {}
  }
  @nonobjc public var numberOfLines: Int {
    get { fatalError() }
    set {}
  }
}

@MainActor @objc open class UIStackView: UIView {
  @nonobjc public convenience init(arrangedSubviews views: [UIView]) { self.init() }
  @nonobjc public var axis: NSLayoutConstraint.Axis {
    get { fatalError() }
    set {}
  }
  @nonobjc public var spacing: CGFloat {
    get { fatalError() }
    set {}
  }
}

@MainActor @objc open class UIViewController: NSObject {
  @nonobjc public var view: UIView! {
    get { fatalError() }
    set {}
  }
  @nonobjc public var extensionContext: NSExtensionContext? { fatalError() }
  @objc open func viewDidLoad() {}
}

@objc open class UIFont: NSObject {
  public struct TextStyle: Hashable, Sendable {
    public static let headline = TextStyle()
    public static let body = TextStyle()
  }

  @nonobjc public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
}

public struct UILayoutPriority: Hashable, Sendable {
  public static let required = UILayoutPriority()
  public static let fittingSizeLevel = UILayoutPriority()
}

@MainActor @objc open class UILayoutGuide: NSObject {
  @nonobjc public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  @nonobjc public var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  @nonobjc public var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  @nonobjc public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
}

@MainActor @objc open class NSLayoutXAxisAnchor: NSObject {
  @nonobjc public func constraint(equalTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint { fatalError() }
}

@MainActor @objc open class NSLayoutYAxisAnchor: NSObject {
  @nonobjc public func constraint(equalTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint { fatalError() }
}

@MainActor @objc open class NSLayoutConstraint: NSObject {
  public enum Axis {
    case horizontal, vertical
  }

  @nonobjc public class func activate(_ constraints: [NSLayoutConstraint]) {}
}
