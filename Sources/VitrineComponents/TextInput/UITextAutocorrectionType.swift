// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Whether typed words are corrected, in UIKit's terms.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
    /// As the browser does.
    case `default` = 0
    /// They are not.
    case no = 1
    /// They are.
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
    /// It is not.
    case no = 1
    /// It is.
    case yes = 2
}

/// Whether typed quotation marks become typographic ones.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
    /// As the browser does.
    case `default` = 0
    /// They do not.
    case no = 1
    /// They do.
    case yes = 2
}

/// Whether two typed hyphens become a dash.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
    /// As the browser does.
    case `default` = 0
    /// They do not.
    case no = 1
    /// They do.
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
