// What text fields say of the keyboard that would write into them; there is none, so these are kept for code that sets
// them.

/// The keyboards; closed.
public enum UIKeyboardType: Int, Sendable, Hashable {
  /// The usual one.
  case `default`
  /// ASCII.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// For addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// Digits with a decimal point.
  case decimalPad
  /// For short messages.
  case twitter
  /// For searches.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
}

/// What the return key says; closed.
public enum UIReturnKeyType: Int, Sendable, Hashable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// An emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// Which letters become capitals; closed.
public enum UITextAutocapitalizationType: Int, Sendable, Hashable {
  /// None.
  case none
  /// Each word's first.
  case words
  /// Each sentence's first.
  case sentences
  /// All.
  case allCharacters
}

/// Whether text is corrected; closed.
public enum UITextAutocorrectionType: Int, Sendable, Hashable {
  /// As the system sees fit.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether spelling is checked; closed.
public enum UITextSpellCheckingType: Int, Sendable, Hashable {
  /// As the system sees fit.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// How the keyboard looks; closed.
public enum UIKeyboardAppearance: Int, Sendable, Hashable {
  /// As usual.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

/// What a text means.
public struct UITextContentType: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a meaning.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A name to log in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
}

/// What is found in text and can be touched; nothing is looked for here.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
