// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a module writes that has never heard of SwiftUI.
nonisolated enum FoundationOnly {
    static func title(_ bundle: Bundle) -> String {
        NSLocalizedString("home.title", bundle: bundle, comment: "")
    }

    static func localized(_ key: String, _ bundle: Bundle, _ arguments: any CVarArg...) -> String {
        let format = bundle.localizedString(forKey: key, value: nil, table: nil)
        return arguments.isEmpty ? format : String(format: format, arguments: arguments)
    }

    static func episodes(_ count: Int, _ bundle: Bundle) -> String {
        String(format: NSLocalizedString("%lld episodes", bundle: bundle, comment: ""), count)
    }

    static func localEpisodes(_ count: Int, _ bundle: Bundle) -> String {
        String.localizedStringWithFormat(NSLocalizedString("%lld episodes", bundle: bundle, comment: ""), count)
    }

    static func episodes(_ count: Int, _ bundle: Bundle, locale: Locale) -> [String] {
        let format = NSLocalizedString("%lld episodes", bundle: bundle, comment: "")
        return [
            String(format: format, locale: locale, count), String(format: format, locale: locale, arguments: [count]),
        ]
    }
}
