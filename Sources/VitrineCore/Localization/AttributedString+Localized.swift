// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension AttributedString {
    /// Creates the string of a key in the user's language, with its Markdown parsed.
    public init(
        localized keyAndValue: String.LocalizationValue, options: AttributedString.MarkdownParsingOptions? = nil,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            marked: String(
                localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current, comment: comment),
            options)
    }

    /// Creates the string of a resource in the user's language, with its Markdown parsed.
    public init(localized resource: LocalizedStringResource) {
        self.init(marked: String(localized: resource), nil)
    }

    private init(marked text: String, _ options: AttributedString.MarkdownParsingOptions?) {
        let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        self = (try? AttributedString(markdown: text, options: options ?? inline)) ?? AttributedString(text)
    }
}
