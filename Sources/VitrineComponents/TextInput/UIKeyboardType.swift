// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
package import VitrineDisplay

/// The type of the software keyboard for a text field.
nonisolated public enum UIKeyboardType: Int, Sendable {
    /// The default keyboard.
    case `default` = 0
    /// A keyboard for ASCII characters.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// A keyboard for URLs.
    case URL = 3
    /// Digits only.
    case numberPad = 4
    /// Digits and the signs of telephone numbers.
    case phonePad = 5
    /// Names and telephone numbers.
    case namePhonePad = 6
    /// A keyboard for email addresses.
    case emailAddress = 7
    /// Digits and a decimal point.
    case decimalPad = 8
    /// A keyboard with easy access to `@` and `#`.
    case twitter = 9
    /// A keyboard for searches and URLs.
    case webSearch = 10
    /// ASCII digits only.
    case asciiCapableNumberPad = 11

    /// The older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }

    package var keyboard: FieldTraits.Keyboard {
        switch self {
        case .default: .standard
        case .asciiCapable: .asciiCapable
        case .numbersAndPunctuation: .numbersAndPunctuation
        case .URL: .url
        case .numberPad: .numberPad
        case .phonePad: .phonePad
        case .namePhonePad: .namePhonePad
        case .emailAddress: .emailAddress
        case .decimalPad: .decimalPad
        case .twitter: .twitter
        case .webSearch: .webSearch
        case .asciiCapableNumberPad: .asciiCapableNumberPad
        }
    }
}

/// Which letters the software keyboard capitalizes, in UIKit's terms.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first letter of each word.
    case words = 1
    /// The first letter of each sentence.
    case sentences = 2
    /// All letters.
    case allCharacters = 3
}
