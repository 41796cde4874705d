// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The kind of a text, according to which a screen reader speaks it.
nonisolated public struct AccessibilityTextContentType: Sendable {
    fileprivate let isPlain: Bool

    /// Text of no particular kind.
    public static let plain = AccessibilityTextContentType(isPlain: true)
    /// Text that is typed at a console, and what it answers.
    public static let console = AccessibilityTextContentType(isPlain: false)
    /// The names and paths of files.
    public static let fileSystem = AccessibilityTextContentType(isPlain: false)
    /// Messages between people.
    public static let messaging = AccessibilityTextContentType(isPlain: false)
    /// Stories and other long texts.
    public static let narrative = AccessibilityTextContentType(isPlain: false)
    /// The source of a program.
    public static let sourceCode = AccessibilityTextContentType(isPlain: false)
    /// Tables of numbers and formulas.
    public static let spreadsheet = AccessibilityTextContentType(isPlain: false)
    /// A text that is being written.
    public static let wordProcessing = AccessibilityTextContentType(isPlain: false)
}

/// The part of an element in a pair of a label and its content.
nonisolated public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The label.
    case label
    /// The content that the label belongs to.
    case content
}

extension View {
    /// Sets whether a screen reader speaks all punctuation in the view.
    ///
    /// - Support: partial: users of a browser's screen reader choose what it speaks; a diagnostic says so.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        reportSpeech("speechAlwaysIncludesPunctuation(_:)", isWanted: value)
        return self
    }

    /// Sets whether a screen reader spells out the text in the view.
    ///
    /// - Support: partial: users of a browser's screen reader choose when it spells; a diagnostic says so.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        reportSpeech("speechSpellsOutCharacters(_:)", isWanted: value)
        return self
    }

    /// Raises or lowers the pitch in which a screen reader speaks the text in the view.
    ///
    /// - Support: partial: users of a browser's screen reader choose its voice; a diagnostic says so.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
        reportSpeech("speechAdjustedPitch(_:)", isWanted: value != 0)
        return self
    }

    /// Says of what kind the text in the view is, so that a screen reader can speak it accordingly.
    ///
    /// - Support: partial: users of a browser's screen reader choose how it speaks; a diagnostic says so.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        reportSpeech("accessibilityTextContentType(_:)", isWanted: !value.isPlain)
        return self
    }

    /// Makes the view the label of another view, or the content of another view that is its label.
    ///
    /// - Support: partial: the two are read one after the other, where they are; a diagnostic says so.
    /// - Parameters:
    ///   - role: The part of the view in the pair.
    ///   - id: The identifier of the pair.
    ///   - namespace: The namespace of the identifier.
    /// - Returns: The view.
    public nonisolated func accessibilityLabeledPair<ID>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View where ID: Hashable {
        DeveloperNotes.withoutEffect(
            "accessibilityLabeledPair(role:id:in:)", remedy: "Use LabeledContent, or give the content the label.")
        return self
    }
}

extension Text {
    /// Sets whether a screen reader speaks all punctuation in the text.
    ///
    /// - Support: partial: users of a browser's screen reader choose what it speaks; a diagnostic says so.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        reportSpeech("speechAlwaysIncludesPunctuation(_:)", isWanted: value)
        return self
    }

    /// Sets whether a screen reader spells out the text.
    ///
    /// - Support: partial: users of a browser's screen reader choose when it spells; a diagnostic says so.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        reportSpeech("speechSpellsOutCharacters(_:)", isWanted: value)
        return self
    }

    /// Raises or lowers the pitch in which a screen reader speaks the text.
    ///
    /// - Support: partial: users of a browser's screen reader choose its voice; a diagnostic says so.
    public func speechAdjustedPitch(_ value: Double) -> Text {
        reportSpeech("speechAdjustedPitch(_:)", isWanted: value != 0)
        return self
    }

    /// Says of what kind the text is, so that a screen reader can speak it accordingly.
    ///
    /// - Support: partial: users of a browser's screen reader choose how it speaks; a diagnostic says so.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        reportSpeech("accessibilityTextContentType(_:)", isWanted: !value.isPlain)
        return self
    }
}

/// Reports that users, and not pages, choose how a screen reader speaks.
nonisolated private func reportSpeech(_ name: String, isWanted: Bool) {
    guard isWanted else { return }
    DeveloperNotes.withoutEffect(name, remedy: "Users choose in their screen reader how it speaks.")
}
