// Written by intentc for actions that ask the handlers of legacy intents.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import CoreLocation
import Intents

public class INEnumResolutionResult: Intents.INEnumResolutionResult {
    override public class func needsValue() -> Self {
        super.needsValue().recording(.needsValue)
    }

    override public class func notRequired() -> Self {
        super.notRequired().recording(.notRequired)
    }

    override public class func unsupported() -> Self {
        super.unsupported().recording(.unsupported(reason: 0))
    }

    override public class func __unsupported(withReason reason: Int) -> Self {
        super.__unsupported(withReason: reason).recording(.unsupported(reason: reason))
    }

    override public class func __success(withResolvedValue value: Int) -> Self {
        super.__success(withResolvedValue: value).recording(.success(value))
    }

    override public class func __confirmationRequiredWithValue(toConfirm value: Int) -> Self {
        super.__confirmationRequiredWithValue(toConfirm: value).recording(.confirmationRequired(value))
    }
}

public class INIntegerResolutionResult: Intents.INIntegerResolutionResult {
    override public class func needsValue() -> Self {
        super.needsValue().recording(.needsValue)
    }

    override public class func notRequired() -> Self {
        super.notRequired().recording(.notRequired)
    }

    override public class func unsupported() -> Self {
        super.unsupported().recording(.unsupported(reason: 0))
    }

    override public class func __unsupported(withReason reason: Int) -> Self {
        super.__unsupported(withReason: reason).recording(.unsupported(reason: reason))
    }

    override public class func success(with value: Int) -> Self {
        super.success(with: value).recording(.success(value))
    }

    override public class func __confirmationRequiredWithValue(toConfirm value: NSNumber?) -> Self {
        super.__confirmationRequiredWithValue(toConfirm: value).recording(.confirmationRequired(value?.intValue))
    }
}

public class INObjectResolutionResult: Intents.INObjectResolutionResult {
    override public class func needsValue() -> Self {
        super.needsValue().recording(.needsValue)
    }

    override public class func notRequired() -> Self {
        super.notRequired().recording(.notRequired)
    }

    override public class func unsupported() -> Self {
        super.unsupported().recording(.unsupported(reason: 0))
    }

    override public class func __unsupported(withReason reason: Int) -> Self {
        super.__unsupported(withReason: reason).recording(.unsupported(reason: reason))
    }

    override public class func success(with value: INObject) -> Self {
        super.success(with: value).recording(.success(value))
    }

    override public class func disambiguation(with values: [INObject]) -> Self {
        super.disambiguation(with: values).recording(.disambiguation(values))
    }

    override public class func confirmationRequired(with value: INObject?) -> Self {
        super.confirmationRequired(with: value).recording(.confirmationRequired(value))
    }
}

public class INPlacemarkResolutionResult: Intents.INPlacemarkResolutionResult {
    override public class func needsValue() -> Self {
        super.needsValue().recording(.needsValue)
    }

    override public class func notRequired() -> Self {
        super.notRequired().recording(.notRequired)
    }

    override public class func unsupported() -> Self {
        super.unsupported().recording(.unsupported(reason: 0))
    }

    override public class func __unsupported(withReason reason: Int) -> Self {
        super.__unsupported(withReason: reason).recording(.unsupported(reason: reason))
    }

    override public class func success(with value: CLPlacemark) -> Self {
        super.success(with: value).recording(.success(value))
    }

    override public class func disambiguation(with values: [CLPlacemark]) -> Self {
        super.disambiguation(with: values).recording(.disambiguation(values))
    }

    override public class func confirmationRequired(with value: CLPlacemark?) -> Self {
        super.confirmationRequired(with: value).recording(.confirmationRequired(value))
    }
}

public class INStringResolutionResult: Intents.INStringResolutionResult {
    override public class func needsValue() -> Self {
        super.needsValue().recording(.needsValue)
    }

    override public class func notRequired() -> Self {
        super.notRequired().recording(.notRequired)
    }

    override public class func unsupported() -> Self {
        super.unsupported().recording(.unsupported(reason: 0))
    }

    override public class func __unsupported(withReason reason: Int) -> Self {
        super.__unsupported(withReason: reason).recording(.unsupported(reason: reason))
    }

    override public class func success(with value: String) -> Self {
        super.success(with: value).recording(.success(value))
    }

    override public class func disambiguation(with values: [String]) -> Self {
        super.disambiguation(with: values).recording(.disambiguation(values))
    }

    override public class func confirmationRequired(with value: String?) -> Self {
        super.confirmationRequired(with: value).recording(.confirmationRequired(value))
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
