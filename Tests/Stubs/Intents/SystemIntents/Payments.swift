// swift-format-ignore-file
// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the
// script, not this file.

import CoreLocation
import Foundation

@objc open class INPayBillIntent: INIntent {
  @objc(initWithBillPayee:fromAccount:transactionAmount:transactionScheduledDate:transactionNote:billType:dueDate:)
  public init(
    billPayee: INBillPayee?, from fromAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?,
    transactionScheduledDate: INDateComponentsRange?, transactionNote: String?, billType: INBillType,
    dueDate: INDateComponentsRange?
  ) { fatalError() }
  @objc open var billPayee: INBillPayee? { fatalError() }
  @objc open var fromAccount: INPaymentAccount? { fatalError() }
  @objc open var transactionAmount: INPaymentAmount? { fatalError() }
  @objc open var transactionScheduledDate: INDateComponentsRange? { fatalError() }
  @objc open var transactionNote: String? { fatalError() }
  @objc open var billType: INBillType { fatalError() }
  @objc open var dueDate: INDateComponentsRange? { fatalError() }
}

@objc public enum INPayBillIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureCredentialsUnverified
  case failureInsufficientFunds
}

@objc open class INPayBillIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INPayBillIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INPayBillIntentResponseCode { fatalError() }
  @objc open var fromAccount: INPaymentAccount? { get { fatalError() } set {} }
  @objc open var billDetails: INBillDetails? { get { fatalError() } set {} }
  @objc open var transactionAmount: INPaymentAmount? { get { fatalError() } set {} }
  @objc open var transactionScheduledDate: INDateComponentsRange? { get { fatalError() } set {} }
  @objc open var transactionNote: String? { get { fatalError() } set {} }
}

@objc public protocol INPayBillIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handlePayBill:completion:)
  func handle(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
  @objc(handlePayBill:completion:)
  func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmPayBill:completion:)
  optional func confirm(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
  @objc(confirmPayBill:completion:)
  optional func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse

  @available(*, renamed: "resolveBillPayee(for:)")
  @objc(resolveBillPayeeForPayBill:withCompletion:)
  optional func resolveBillPayee(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
  )
  @objc(resolveBillPayeeForPayBill:withCompletion:)
  optional func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult

  @available(*, renamed: "resolveFromAccount(for:)")
  @objc(resolveFromAccountForPayBill:withCompletion:)
  optional func resolveFromAccount(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
  )
  @objc(resolveFromAccountForPayBill:withCompletion:)
  optional func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult

  @available(*, renamed: "resolveTransactionAmount(for:)")
  @objc(resolveTransactionAmountForPayBill:withCompletion:)
  optional func resolveTransactionAmount(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
  )
  @objc(resolveTransactionAmountForPayBill:withCompletion:)
  optional func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult

  @available(*, renamed: "resolveTransactionScheduledDate(for:)")
  @objc(resolveTransactionScheduledDateForPayBill:withCompletion:)
  optional func resolveTransactionScheduledDate(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  )
  @objc(resolveTransactionScheduledDateForPayBill:withCompletion:)
  optional func resolveTransactionScheduledDate(
    for intent: INPayBillIntent
  ) async -> INDateComponentsRangeResolutionResult

  @available(*, renamed: "resolveTransactionNote(for:)")
  @objc(resolveTransactionNoteForPayBill:withCompletion:)
  optional func resolveTransactionNote(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
  @objc(resolveTransactionNoteForPayBill:withCompletion:)
  optional func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult

  @available(*, renamed: "resolveBillType(for:)")
  @objc(resolveBillTypeForPayBill:withCompletion:)
  optional func resolveBillType(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
  )
  @objc(resolveBillTypeForPayBill:withCompletion:)
  optional func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult

  @available(*, renamed: "resolveDueDate(for:)")
  @objc(resolveDueDateForPayBill:withCompletion:)
  optional func resolveDueDate(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  )
  @objc(resolveDueDateForPayBill:withCompletion:)
  optional func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult
}

@objc open class INRequestPaymentIntent: INIntent {
  @objc(initWithPayer:currencyAmount:note:)
  public init(payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) { fatalError() }
  @objc open var payer: INPerson? { fatalError() }
  @objc open var currencyAmount: INCurrencyAmount? { fatalError() }
  @objc open var note: String? { fatalError() }
}

@objc public enum INRequestPaymentIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureCredentialsUnverified
  case failurePaymentsAmountBelowMinimum, failurePaymentsAmountAboveMaximum, failurePaymentsCurrencyUnsupported
  case failureNoBankAccount, failureNotEligible, failureTermsAndConditionsAcceptanceRequired
}

@objc open class INRequestPaymentIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INRequestPaymentIntentResponseCode { fatalError() }
  @objc open var paymentRecord: INPaymentRecord? { get { fatalError() } set {} }
}

@objc public protocol INRequestPaymentIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleRequestPayment:completion:)
  func handle(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
  @objc(handleRequestPayment:completion:)
  func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmRequestPayment:completion:)
  optional func confirm(
    intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
  )
  @objc(confirmRequestPayment:completion:)
  optional func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse

  @available(*, renamed: "resolvePayer(for:)")
  @objc(resolvePayerForRequestPayment:completion:)
  optional func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void
  )
  @objc(resolvePayerForRequestPayment:completion:)
  optional func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult

  @available(*, deprecated)
  @objc(resolvePayerForRequestPayment:withCompletion:)
  optional func resolvePayer(
    for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
  )

  @available(*, renamed: "resolveCurrencyAmount(for:)")
  @objc(resolveCurrencyAmountForRequestPayment:completion:)
  optional func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void
  )
  @objc(resolveCurrencyAmountForRequestPayment:completion:)
  optional func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentCurrencyAmountResolutionResult

  @available(*, deprecated)
  @objc(resolveCurrencyAmountForRequestPayment:withCompletion:)
  optional func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
  )

  @available(*, renamed: "resolveNote(for:)")
  @objc(resolveNoteForRequestPayment:withCompletion:)
  optional func resolveNote(
    for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
  @objc(resolveNoteForRequestPayment:withCompletion:)
  optional func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult
}

@objc open class INSearchForAccountsIntent: INIntent {
  @objc(initWithAccountNickname:accountType:organizationName:requestedBalanceType:)
  public init(
    accountNickname: INSpeakableString?, accountType: INAccountType, organizationName: INSpeakableString?,
    requestedBalanceType: INBalanceType
  ) { fatalError() }
  @objc open var accountNickname: INSpeakableString? { fatalError() }
  @objc open var accountType: INAccountType { fatalError() }
  @objc open var organizationName: INSpeakableString? { fatalError() }
  @objc open var requestedBalanceType: INBalanceType { fatalError() }
}

@objc public enum INSearchForAccountsIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureCredentialsUnverified
  case failureAccountNotFound, failureTermsAndConditionsAcceptanceRequired, failureNotEligible
}

@objc open class INSearchForAccountsIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSearchForAccountsIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSearchForAccountsIntentResponseCode { fatalError() }
  @objc open var accounts: [INPaymentAccount]? { get { fatalError() } set {} }
}

@objc public protocol INSearchForAccountsIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSearchForAccounts:completion:)
  func handle(
    intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
  )
  @objc(handleSearchForAccounts:completion:)
  func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSearchForAccounts:completion:)
  optional func confirm(
    intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
  )
  @objc(confirmSearchForAccounts:completion:)
  optional func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse

  @available(*, renamed: "resolveAccountNickname(for:)")
  @objc(resolveAccountNicknameForSearchForAccounts:withCompletion:)
  optional func resolveAccountNickname(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveAccountNicknameForSearchForAccounts:withCompletion:)
  optional func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult

  @available(*, renamed: "resolveAccountType(for:)")
  @objc(resolveAccountTypeForSearchForAccounts:withCompletion:)
  optional func resolveAccountType(
    for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void
  )
  @objc(resolveAccountTypeForSearchForAccounts:withCompletion:)
  optional func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult

  @available(*, renamed: "resolveOrganizationName(for:)")
  @objc(resolveOrganizationNameForSearchForAccounts:withCompletion:)
  optional func resolveOrganizationName(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveOrganizationNameForSearchForAccounts:withCompletion:)
  optional func resolveOrganizationName(
    for intent: INSearchForAccountsIntent
  ) async -> INSpeakableStringResolutionResult

  @available(*, renamed: "resolveRequestedBalanceType(for:)")
  @objc(resolveRequestedBalanceTypeForSearchForAccounts:withCompletion:)
  optional func resolveRequestedBalanceType(
    for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void
  )
  @objc(resolveRequestedBalanceTypeForSearchForAccounts:withCompletion:)
  optional func resolveRequestedBalanceType(
    for intent: INSearchForAccountsIntent
  ) async -> INBalanceTypeResolutionResult
}

@objc open class INSearchForBillsIntent: INIntent {
  @objc(initWithBillPayee:paymentDateRange:billType:status:dueDateRange:)
  public init(
    billPayee: INBillPayee?, paymentDateRange: INDateComponentsRange?, billType: INBillType, status: INPaymentStatus,
    dueDateRange: INDateComponentsRange?
  ) { fatalError() }
  @objc open var billPayee: INBillPayee? { fatalError() }
  @objc open var paymentDateRange: INDateComponentsRange? { fatalError() }
  @objc open var billType: INBillType { fatalError() }
  @objc open var status: INPaymentStatus { fatalError() }
  @objc open var dueDateRange: INDateComponentsRange? { fatalError() }
}

@objc public enum INSearchForBillsIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureCredentialsUnverified
  case failureBillNotFound
}

@objc open class INSearchForBillsIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSearchForBillsIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSearchForBillsIntentResponseCode { fatalError() }
  @objc open var bills: [INBillDetails]? { get { fatalError() } set {} }
}

@objc public protocol INSearchForBillsIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSearchForBills:completion:)
  func handle(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
  @objc(handleSearchForBills:completion:)
  func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSearchForBills:completion:)
  optional func confirm(
    intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
  )
  @objc(confirmSearchForBills:completion:)
  optional func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse

  @available(*, renamed: "resolveBillPayee(for:)")
  @objc(resolveBillPayeeForSearchForBills:withCompletion:)
  optional func resolveBillPayee(
    for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
  )
  @objc(resolveBillPayeeForSearchForBills:withCompletion:)
  optional func resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult

  @available(*, renamed: "resolvePaymentDateRange(for:)")
  @objc(resolvePaymentDateRangeForSearchForBills:withCompletion:)
  optional func resolvePaymentDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  )
  @objc(resolvePaymentDateRangeForSearchForBills:withCompletion:)
  optional func resolvePaymentDateRange(
    for intent: INSearchForBillsIntent
  ) async -> INDateComponentsRangeResolutionResult

  @available(*, renamed: "resolveBillType(for:)")
  @objc(resolveBillTypeForSearchForBills:withCompletion:)
  optional func resolveBillType(
    for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
  )
  @objc(resolveBillTypeForSearchForBills:withCompletion:)
  optional func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult

  @available(*, renamed: "resolveStatus(for:)")
  @objc(resolveStatusForSearchForBills:withCompletion:)
  optional func resolveStatus(
    for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void
  )
  @objc(resolveStatusForSearchForBills:withCompletion:)
  optional func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult

  @available(*, renamed: "resolveDueDateRange(for:)")
  @objc(resolveDueDateRangeForSearchForBills:withCompletion:)
  optional func resolveDueDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  )
  @objc(resolveDueDateRangeForSearchForBills:withCompletion:)
  optional func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult
}

@objc open class INSendPaymentIntent: INIntent {
  @objc(initWithPayee:currencyAmount:note:)
  public init(payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) { fatalError() }
  @objc open var payee: INPerson? { fatalError() }
  @objc open var currencyAmount: INCurrencyAmount? { fatalError() }
  @objc open var note: String? { fatalError() }
}

@objc public enum INSendPaymentIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureCredentialsUnverified
  case failurePaymentsAmountBelowMinimum, failurePaymentsAmountAboveMaximum, failurePaymentsCurrencyUnsupported
  case failureInsufficientFunds, failureNoBankAccount, failureNotEligible, failureTermsAndConditionsAcceptanceRequired
}

@objc open class INSendPaymentIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSendPaymentIntentResponseCode { fatalError() }
  @objc open var paymentRecord: INPaymentRecord? { get { fatalError() } set {} }
}

@objc public protocol INSendPaymentIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSendPayment:completion:)
  func handle(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
  @objc(handleSendPayment:completion:)
  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSendPayment:completion:)
  optional func confirm(
    intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
  )
  @objc(confirmSendPayment:completion:)
  optional func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse

  @available(*, renamed: "resolvePayee(for:)")
  @objc(resolvePayeeForSendPayment:completion:)
  optional func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void
  )
  @objc(resolvePayeeForSendPayment:completion:)
  optional func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult

  @available(*, deprecated)
  @objc(resolvePayeeForSendPayment:withCompletion:)
  optional func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
  )

  @available(*, renamed: "resolveCurrencyAmount(for:)")
  @objc(resolveCurrencyAmountForSendPayment:completion:)
  optional func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void
  )
  @objc(resolveCurrencyAmountForSendPayment:completion:)
  optional func resolveCurrencyAmount(
    for intent: INSendPaymentIntent
  ) async -> INSendPaymentCurrencyAmountResolutionResult

  @available(*, deprecated)
  @objc(resolveCurrencyAmountForSendPayment:withCompletion:)
  optional func resolveCurrencyAmount(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
  )

  @available(*, renamed: "resolveNote(for:)")
  @objc(resolveNoteForSendPayment:withCompletion:)
  optional func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
  @objc(resolveNoteForSendPayment:withCompletion:)
  optional func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult
}

@objc open class INTransferMoneyIntent: INIntent {
  @objc(initWithFromAccount:toAccount:transactionAmount:transactionScheduledDate:transactionNote:)
  public init(
    from fromAccount: INPaymentAccount?, to toAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?,
    transactionScheduledDate: INDateComponentsRange?, transactionNote: String?
  ) { fatalError() }
  @objc open var fromAccount: INPaymentAccount? { fatalError() }
  @objc open var toAccount: INPaymentAccount? { fatalError() }
  @objc open var transactionAmount: INPaymentAmount? { fatalError() }
  @objc open var transactionScheduledDate: INDateComponentsRange? { fatalError() }
  @objc open var transactionNote: String? { fatalError() }
}

@objc public enum INTransferMoneyIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureCredentialsUnverified
  case failureInsufficientFunds
}

@objc open class INTransferMoneyIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INTransferMoneyIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INTransferMoneyIntentResponseCode { fatalError() }
  @objc open var fromAccount: INPaymentAccount? { get { fatalError() } set {} }
  @objc open var toAccount: INPaymentAccount? { get { fatalError() } set {} }
  @objc open var transactionAmount: INPaymentAmount? { get { fatalError() } set {} }
  @objc open var transactionScheduledDate: INDateComponentsRange? { get { fatalError() } set {} }
  @objc open var transactionNote: String? { get { fatalError() } set {} }
  @objc open var transferFee: INCurrencyAmount? { get { fatalError() } set {} }
}

@objc public protocol INTransferMoneyIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleTransferMoney:completion:)
  func handle(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
  @objc(handleTransferMoney:completion:)
  func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmTransferMoney:completion:)
  optional func confirm(
    intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
  )
  @objc(confirmTransferMoney:completion:)
  optional func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse

  @available(*, renamed: "resolveFromAccount(for:)")
  @objc(resolveFromAccountForTransferMoney:withCompletion:)
  optional func resolveFromAccount(
    for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
  )
  @objc(resolveFromAccountForTransferMoney:withCompletion:)
  optional func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult

  @available(*, renamed: "resolveToAccount(for:)")
  @objc(resolveToAccountForTransferMoney:withCompletion:)
  optional func resolveToAccount(
    for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
  )
  @objc(resolveToAccountForTransferMoney:withCompletion:)
  optional func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult

  @available(*, renamed: "resolveTransactionAmount(for:)")
  @objc(resolveTransactionAmountForTransferMoney:withCompletion:)
  optional func resolveTransactionAmount(
    for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
  )
  @objc(resolveTransactionAmountForTransferMoney:withCompletion:)
  optional func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult

  @available(*, renamed: "resolveTransactionScheduledDate(for:)")
  @objc(resolveTransactionScheduledDateForTransferMoney:withCompletion:)
  optional func resolveTransactionScheduledDate(
    for intent: INTransferMoneyIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  )
  @objc(resolveTransactionScheduledDateForTransferMoney:withCompletion:)
  optional func resolveTransactionScheduledDate(
    for intent: INTransferMoneyIntent
  ) async -> INDateComponentsRangeResolutionResult

  @available(*, renamed: "resolveTransactionNote(for:)")
  @objc(resolveTransactionNoteForTransferMoney:withCompletion:)
  optional func resolveTransactionNote(
    for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
  @objc(resolveTransactionNoteForTransferMoney:withCompletion:)
  optional func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult
}
