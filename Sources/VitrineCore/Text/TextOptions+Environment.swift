// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineLayout

extension TextOptions {
    /// Creates the options of a paragraph from an environment.
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

/// The minimum and maximum number of a text's lines.
nonisolated package struct TextLines: Equatable, Sendable {
    package var limit: Int?
    package var minimum: Int?
    package var reservesSpace = false
}

/// The alignment of a text's lines with each other.
nonisolated public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines begin at the leading edge.
    case leading
    /// Lines are centred.
    case center
    /// Lines end at the trailing edge.
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
    /// The minimum and maximum number of lines.
    package var textLines: TextLines {
        get { self[TextLinesKey.self] }
        set { self[TextLinesKey.self] = newValue }
    }

    /// The maximum number of lines of a text; `nil` for no limit.
    public var lineLimit: Int? {
        get { textLines.limit }
        set { textLines = TextLines(limit: newValue) }
    }

    /// The alignment of a text's lines.
    ///
    /// Unless it is set, lines are centred in the label of a button that is not a row of a list, and leading elsewhere.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] ?? (isButtonLabel && !isInList ? .center : .leading) }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// Whether this is the label of a button.
    package var isButtonLabel: Bool {
        get { self[IsButtonLabelKey.self] }
        set { self[IsButtonLabelKey.self] = newValue }
    }

    /// The part of a line that is replaced by an ellipsis if it does not fit.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The additional distance between lines, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The smallest factor by which text may be scaled down to fit, from 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Whether characters may move closer together to fit.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// The letter case that texts are converted to; `nil` keeps their own.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}
