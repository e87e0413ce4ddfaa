// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain Payments.
  static let payments: [SystemIntentClass] = [
    SystemIntentClass(
      "INPayBillIntent", .payments,
      availability: [.iOS("10.3", deprecated: "15.0"), .watchOS("3.2", deprecated: "8.0")],
      parameters: [
        SystemIntentParameter("billPayee", "INBillPayee?", "INBillPayeeResolutionResult"),
        SystemIntentParameter("fromAccount", "INPaymentAccount?", "INPaymentAccountResolutionResult"),
        SystemIntentParameter("transactionAmount", "INPaymentAmount?", "INPaymentAmountResolutionResult"),
        SystemIntentParameter(
          "transactionScheduledDate", "INDateComponentsRange?", "INDateComponentsRangeResolutionResult"),
        SystemIntentParameter("transactionNote", "String?", "INStringResolutionResult"),
        SystemIntentParameter("billType", "INBillType", "INBillTypeResolutionResult"),
        SystemIntentParameter("dueDate", "INDateComponentsRange?", "INDateComponentsRangeResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureCredentialsUnverified", "failureInsufficientFunds",
      ],
      isWithdrawnFromSiri: true,
      counterpart: .none("offer a plain app intent or nothing")
    ),
    SystemIntentClass(
      "INRequestPaymentIntent", .payments,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("payer", "INPerson?", "INRequestPaymentPayerResolutionResult"),
        SystemIntentParameter("currencyAmount", "INCurrencyAmount?", "INRequestPaymentCurrencyAmountResolutionResult"),
        SystemIntentParameter("note", "String?", "INStringResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureCredentialsUnverified", "failurePaymentsAmountBelowMinimum", "failurePaymentsAmountAboveMaximum",
        "failurePaymentsCurrencyUnsupported", "failureNoBankAccount", "failureNotEligible",
        "failureTermsAndConditionsAcceptanceRequired",
      ],
      counterpart: .none("keep the SiriKit intent and offer a plain app intent beside it", isInferred: true)
    ),
    SystemIntentClass(
      "INSearchForAccountsIntent", .payments,
      availability: [.iOS("11.0"), .watchOS("4.0")],
      parameters: [
        SystemIntentParameter("accountNickname", "INSpeakableString?", "INSpeakableStringResolutionResult"),
        SystemIntentParameter("accountType", "INAccountType", "INAccountTypeResolutionResult"),
        SystemIntentParameter("organizationName", "INSpeakableString?", "INSpeakableStringResolutionResult"),
        SystemIntentParameter("requestedBalanceType", "INBalanceType", "INBalanceTypeResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureCredentialsUnverified", "failureAccountNotFound", "failureTermsAndConditionsAcceptanceRequired",
        "failureNotEligible",
      ],
      counterpart: .none("keep the SiriKit intent and offer a plain app intent beside it", isInferred: true)
    ),
    SystemIntentClass(
      "INSearchForBillsIntent", .payments,
      availability: [.iOS("10.3", deprecated: "15.0"), .watchOS("3.2", deprecated: "8.0")],
      parameters: [
        SystemIntentParameter("billPayee", "INBillPayee?", "INBillPayeeResolutionResult"),
        SystemIntentParameter("paymentDateRange", "INDateComponentsRange?", "INDateComponentsRangeResolutionResult"),
        SystemIntentParameter("billType", "INBillType", "INBillTypeResolutionResult"),
        SystemIntentParameter("status", "INPaymentStatus", "INPaymentStatusResolutionResult"),
        SystemIntentParameter("dueDateRange", "INDateComponentsRange?", "INDateComponentsRangeResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureCredentialsUnverified", "failureBillNotFound",
      ],
      isWithdrawnFromSiri: true,
      counterpart: .none("offer a plain app intent or nothing")
    ),
    SystemIntentClass(
      "INSendPaymentIntent", .payments,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("payee", "INPerson?", "INSendPaymentPayeeResolutionResult"),
        SystemIntentParameter("currencyAmount", "INCurrencyAmount?", "INSendPaymentCurrencyAmountResolutionResult"),
        SystemIntentParameter("note", "String?", "INStringResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureCredentialsUnverified", "failurePaymentsAmountBelowMinimum", "failurePaymentsAmountAboveMaximum",
        "failurePaymentsCurrencyUnsupported", "failureInsufficientFunds", "failureNoBankAccount", "failureNotEligible",
        "failureTermsAndConditionsAcceptanceRequired",
      ],
      counterpart: .none("keep the SiriKit intent and offer a plain app intent beside it", isInferred: true)
    ),
    SystemIntentClass(
      "INTransferMoneyIntent", .payments,
      availability: [.iOS("11.0", deprecated: "15.0"), .watchOS("4.0", deprecated: "8.0")],
      parameters: [
        SystemIntentParameter("fromAccount", "INPaymentAccount?", "INPaymentAccountResolutionResult"),
        SystemIntentParameter("toAccount", "INPaymentAccount?", "INPaymentAccountResolutionResult"),
        SystemIntentParameter("transactionAmount", "INPaymentAmount?", "INPaymentAmountResolutionResult"),
        SystemIntentParameter(
          "transactionScheduledDate", "INDateComponentsRange?", "INDateComponentsRangeResolutionResult"),
        SystemIntentParameter("transactionNote", "String?", "INStringResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureCredentialsUnverified", "failureInsufficientFunds",
      ],
      isWithdrawnFromSiri: true,
      counterpart: .none("offer a plain app intent or nothing")
    ),
  ]
}
