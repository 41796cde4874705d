// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineLayout

extension TextOptions {
    /// The options of a paragraph in an environment.
    nonisolated init(text environment: EnvironmentValues) {
        let lines = environment.textLines
        let alignment: TextOptions.Alignment =
            switch environment.multilineTextAlignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        let truncation: TextOptions.Truncation =
            switch environment.truncationMode {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        self.init(
            lineLimit: lines.limit, lineLimitReservesSpace: lines.reservesSpace, minimumLines: lines.minimum,
            truncation: truncation, alignment: alignment, lineSpacing: Double(environment.lineSpacing),
            minimumScaleFactor: Double(environment.minimumScaleFactor),
            allowsTightening: environment.allowsTightening,
            isRightToLeft: environment.layoutDirection == .rightToLeft,
            pixelScale: Double(environment.displayScale), localeIdentifier: environment.locale.identifier)
    }
}

/// How many lines a text may and must have.
nonisolated package struct TextLines: Equatable, Sendable {
    package var limit: Int?
    package var minimum: Int?
    package var reservesSpace = false
}

/// How the lines of a text are aligned with each other.
nonisolated public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}

private struct TextLinesKey: EnvironmentKey {
    static var defaultValue: TextLines { TextLines() }
}

private struct TextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment? { nil }
}

private struct IsButtonLabelKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}

private struct LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private struct MinimumScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

private struct AllowsTighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
}

extension EnvironmentValues {
    /// How many lines texts may and must have.
    package var textLines: TextLines {
        get { self[TextLinesKey.self] }
        set { self[TextLinesKey.self] = newValue }
    }

    /// The most lines of a text; `nil` for as many as it needs.
    public var lineLimit: Int? {
        get { textLines.limit }
        set { textLines = TextLines(limit: newValue) }
    }

    /// How the lines of a text are aligned with each other: what was set, else centred in the label of a button that is
    /// no row of a list, else leading.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] ?? (isButtonLabel && !isInList ? .center : .leading) }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// Whether this is the label of a button.
    package var isButtonLabel: Bool {
        get { self[IsButtonLabelKey.self] }
        set { self[IsButtonLabelKey.self] = newValue }
    }

    /// How lines that do not fit are shortened.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The distance between lines in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// How far text may shrink to fit, 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Whether letters may move closer together to fit.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// The case that letters are changed to; `nil` leaves them.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}
