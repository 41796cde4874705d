// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How a view takes touches while a screen reader runs.
nonisolated public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user activates the view before it takes touches.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The screen reader does not speak while the view is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
    /// Sets whether the view takes touches while a screen reader runs.
    ///
    /// - Support: partial: the user of a browser's screen reader chooses a mode for it; a diagnostic says so.
    /// - Parameters:
    ///   - isDirectTouchArea: Whether it takes touches.
    ///   - options: How it takes them.
    /// - Returns: The view.
    public nonisolated func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        if isDirectTouchArea {
            DeveloperNotes.withoutEffect(
                "accessibilityDirectTouch(_:options:)", remedy: "A screen reader has a mode for it that users choose.")
        }
        return accessibility(.addTraits([]))
    }
}
