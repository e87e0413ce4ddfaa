// The test kit has the class; as Apple's is, it is one that may be sent.
@_exported public import class IntentsTestKit.CLPlacemark

extension CLPlacemark: @retroactive @unchecked Sendable {}
