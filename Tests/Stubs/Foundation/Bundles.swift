// swift-format-ignore-file: AlwaysUseLowerCamelCase

@objc open class Bundle: NSObject, @unchecked Sendable {
  @nonobjc public class var main: Bundle { fatalError() }
}

public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String { fatalError() }

@objc open class NSExtensionContext: NSObject {}
