// swift-format-ignore-file
// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the
// script, not this file.

import CoreLocation
import Foundation

@objc open class INGetReservationDetailsIntent: INIntent {
  @objc(initWithReservationContainerReference:reservationItemReferences:)
  public init(
    reservationContainerReference: INSpeakableString?, reservationItemReferences: [INSpeakableString]?
  ) { fatalError() }
  @objc open var reservationContainerReference: INSpeakableString? { fatalError() }
  @objc open var reservationItemReferences: [INSpeakableString]? { fatalError() }
}

@objc public enum INGetReservationDetailsIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INGetReservationDetailsIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INGetReservationDetailsIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INGetReservationDetailsIntentResponseCode { fatalError() }
  @objc open var reservations: [INReservation]? { get { fatalError() } set {} }
}
