// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension AttributedString {
    /// Creates the string of a key in the user's language, with its Markdown parsed and its nouns inflected.
    public init(
        localized keyAndValue: String.LocalizationValue, options: AttributedString.MarkdownParsingOptions? = nil,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let locale = locale ?? .current
        self.init(
            marked: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment),
            options, locale)
    }

    /// Creates the string of a resource in the user's language, with its Markdown parsed and its nouns inflected.
    public init(localized resource: LocalizedStringResource) {
        self.init(marked: String(localized: resource), nil, resource.locale)
    }

    /// Creates the string of a text with Markdown, in which nouns are made to agree with their numbers.
    private init(marked text: String, _ options: AttributedString.MarkdownParsingOptions?, _ locale: Locale) {
        let language = LocalizedLookup.currentEnvironment(locale).locale
        let text = Inflection.applied(to: text, locale: language) { _ in nil }
        let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        self = (try? AttributedString(markdown: text, options: options ?? inline)) ?? AttributedString(text)
    }
}
