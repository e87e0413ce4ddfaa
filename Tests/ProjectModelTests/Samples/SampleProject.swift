/// Projects as different programs write them, made up for these tests.
enum SampleProject {
  /// An app with an extension, a framework and tests, as Xcode 13 writes it: the framework generates the classes.
  static let classic = classicText

  /// The same with folders that are synchronised, as Xcode 16 writes it.
  static let synchronized = synchronizedText

  /// A project as XcodeGen writes it: other ids, no comments in place of names, a definition among the resources.
  static let xcodeGen = xcodeGenText

  /// A project as Tuist writes it: a folder of its own, products with references of their own.
  static let tuist = tuistText

  /// A project in the XML form that some programs write.
  static let xml = xmlText

  static let all = [classic, synchronized, xcodeGen, tuist, xml]
}
