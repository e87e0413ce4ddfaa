// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain Payments.
  static let payments: [SystemIntentClass] = [
    SystemIntentClass(
      "INPayBillIntent", .payments,
      availability: [.iOS("10.3", deprecated: "15.0"), .watchOS("3.2", deprecated: "8.0")],
      parameters: [
        SystemIntentParameter("billPayee", "INBillPayee?", "INBillPayeeResolutionResult", isEssential: true),
        SystemIntentParameter("fromAccount", "INPaymentAccount?", "INPaymentAccountResolutionResult"),
        SystemIntentParameter(
          "transactionAmount", "INPaymentAmount?", "INPaymentAmountResolutionResult", isEssential: true),
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
      responseProperties: [
        SystemResponseProperty("fromAccount", "INPaymentAccount?"),
        SystemResponseProperty("billDetails", "INBillDetails?"),
        SystemResponseProperty("transactionAmount", "INPaymentAmount?"),
        SystemResponseProperty("transactionScheduledDate", "INDateComponentsRange?"),
        SystemResponseProperty("transactionNote", "String?"),
      ],
      isWithdrawnFromSiri: true,
      counterpart: .none("offer a plain app intent or nothing")
    ),
    SystemIntentClass(
      "INRequestPaymentIntent", .payments,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter(
          "payer", "INPerson?", "INRequestPaymentPayerResolutionResult",
          resolutionAvailability: [.iOS("11.0"), .watchOS("4.0")], isEssential: true),
        SystemIntentParameter(
          "currencyAmount", "INCurrencyAmount?", "INRequestPaymentCurrencyAmountResolutionResult",
          resolutionAvailability: [.iOS("11.0"), .watchOS("4.0")], isEssential: true),
        SystemIntentParameter("note", "String?", "INStringResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureCredentialsUnverified", "failurePaymentsAmountBelowMinimum", "failurePaymentsAmountAboveMaximum",
        "failurePaymentsCurrencyUnsupported", "failureNoBankAccount", "failureNotEligible",
        "failureTermsAndConditionsAcceptanceRequired",
      ],
      codeAvailability: [
        "failureNotEligible": [.iOS("11.0"), .watchOS("4.0")],
        "failureTermsAndConditionsAcceptanceRequired": [.iOS("11.1"), .watchOS("4.1")],
      ],
      responseProperties: [
        SystemResponseProperty("paymentRecord", "INPaymentRecord?")
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
      codeAvailability: [
        "failureTermsAndConditionsAcceptanceRequired": [.iOS("12.0"), .watchOS("5.0")],
        "failureNotEligible": [.iOS("12.0"), .watchOS("5.0")],
      ],
      responseProperties: [
        SystemResponseProperty("accounts", "[INPaymentAccount]?")
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
      responseProperties: [
        SystemResponseProperty("bills", "[INBillDetails]?")
      ],
      isWithdrawnFromSiri: true,
      counterpart: .none("offer a plain app intent or nothing")
    ),
    SystemIntentClass(
      "INSendPaymentIntent", .payments,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter(
          "payee", "INPerson?", "INSendPaymentPayeeResolutionResult",
          resolutionAvailability: [.iOS("11.0"), .watchOS("4.0")], isEssential: true),
        SystemIntentParameter(
          "currencyAmount", "INCurrencyAmount?", "INSendPaymentCurrencyAmountResolutionResult",
          resolutionAvailability: [.iOS("11.0"), .watchOS("4.0")], isEssential: true),
        SystemIntentParameter("note", "String?", "INStringResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureCredentialsUnverified", "failurePaymentsAmountBelowMinimum", "failurePaymentsAmountAboveMaximum",
        "failurePaymentsCurrencyUnsupported", "failureInsufficientFunds", "failureNoBankAccount", "failureNotEligible",
        "failureTermsAndConditionsAcceptanceRequired",
      ],
      codeAvailability: [
        "failureNotEligible": [.iOS("11.0"), .watchOS("4.0")],
        "failureTermsAndConditionsAcceptanceRequired": [.iOS("11.1"), .watchOS("4.1")],
      ],
      responseProperties: [
        SystemResponseProperty("paymentRecord", "INPaymentRecord?")
      ],
      counterpart: .none("keep the SiriKit intent and offer a plain app intent beside it", isInferred: true)
    ),
    SystemIntentClass(
      "INTransferMoneyIntent", .payments,
      availability: [.iOS("11.0", deprecated: "15.0"), .watchOS("4.0", deprecated: "8.0")],
      parameters: [
        SystemIntentParameter(
          "fromAccount", "INPaymentAccount?", "INPaymentAccountResolutionResult", isEssential: true),
        SystemIntentParameter("toAccount", "INPaymentAccount?", "INPaymentAccountResolutionResult", isEssential: true),
        SystemIntentParameter(
          "transactionAmount", "INPaymentAmount?", "INPaymentAmountResolutionResult", isEssential: true),
        SystemIntentParameter(
          "transactionScheduledDate", "INDateComponentsRange?", "INDateComponentsRangeResolutionResult"),
        SystemIntentParameter("transactionNote", "String?", "INStringResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureCredentialsUnverified", "failureInsufficientFunds",
      ],
      responseProperties: [
        SystemResponseProperty("fromAccount", "INPaymentAccount?"),
        SystemResponseProperty("toAccount", "INPaymentAccount?"),
        SystemResponseProperty("transactionAmount", "INPaymentAmount?"),
        SystemResponseProperty("transactionScheduledDate", "INDateComponentsRange?"),
        SystemResponseProperty("transactionNote", "String?"),
        SystemResponseProperty("transferFee", "INCurrencyAmount?"),
      ],
      isWithdrawnFromSiri: true,
      counterpart: .none("offer a plain app intent or nothing")
    ),
  ]
}
