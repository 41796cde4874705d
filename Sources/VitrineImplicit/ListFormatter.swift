// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// Joins items as the language does: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language: the user's until another one is set, and again after `nil`.
    open var locale: Locale! {
        get { (ownLocale ?? .autoupdatingCurrent).ofSession }
        set { ownLocale = newValue }
    }
    /// Formats each item; `nil` for their descriptions.
    open var itemFormatter: Formatter?

    private var ownLocale: Locale?

    /// Joins texts in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Joins items.
    ///
    /// - Parameter items: The items.
    /// - Returns: The text; `nil` where `itemFormatter` has none for one of them.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale))
    }

    /// Joins items; `nil` for anything else than a list.
    open override func string(for obj: Any) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
