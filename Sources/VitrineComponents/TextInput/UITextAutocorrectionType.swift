// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Whether typed words are corrected, in UIKit's terms.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
    /// As the browser does.
    case `default` = 0
    /// Typed words are not corrected.
    case no = 1
    /// Typed words are corrected.
    case yes = 2

    /// Whether a field corrects words; `nil` for the browser's default.
    var autocorrects: Bool? {
        switch self {
        case .default: nil
        case .no: false
        case .yes: true
        }
    }
}

/// Whether the spelling of typed words is checked, in UIKit's terms.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
    /// As the browser does.
    case `default` = 0
    /// Spelling is not checked.
    case no = 1
    /// Spelling is checked.
    case yes = 2
}

/// Whether typed quotation marks become typographic ones.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
    /// As the browser does.
    case `default` = 0
    /// Quotation marks stay as typed.
    case no = 1
    /// Quotation marks become typographic ones.
    case yes = 2
}

/// Whether two typed hyphens become a dash.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
    /// As the browser does.
    case `default` = 0
    /// Hyphens stay as typed.
    case no = 1
    /// Two hyphens become a dash.
    case yes = 2
}

/// The look of the keyboard.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
    /// As the device has it.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2

    /// The older name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}
