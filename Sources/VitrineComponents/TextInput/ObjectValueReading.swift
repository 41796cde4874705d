// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A formatter of an app that parses texts.
///
/// Foundation's `Formatter` has no such method on Linux that a subclass could override: `vitrine` writes this protocol after the
/// superclass and leaves out the word `override`.
nonisolated public protocol _ObjectValueReading: Formatter {
    /// Parses a text.
    ///
    /// - Parameters:
    ///   - obj: Where the value is written.
    ///   - string: The text.
    ///   - error: Where the reason is written why the text is not valid.
    /// - Returns: Whether the text is valid.
    func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool
}

extension _ObjectValueReading {
    /// Returns the value of a text as the wanted type; `nil` for a text that is not valid.
    nonisolated func value<V>(of text: String) -> V? {
        let object = AutoreleasingUnsafeMutablePointer<AnyObject?>(nil)
        guard getObjectValue(object, for: text, errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>(nil))
        else { return nil }
        return object.pointee as? V
    }
}
