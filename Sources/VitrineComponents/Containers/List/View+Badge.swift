// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) import VitrineLayout

extension TraitKey {
    static let badge = TraitKey("badge")
}

extension View {
    /// Shows a number at the trailing end of this row of a list, or on this page's tab bar item; none for zero.
    public nonisolated func badge(_ count: Int) -> some View {
        badge(text: count == 0 ? nil : Text(count, format: .number))
    }

    /// Shows a text at the trailing end of this row of a list, or on this page's tab bar item; none for `nil`.
    public nonisolated func badge(_ label: Text?) -> some View { badge(text: label) }

    /// Shows a localized text at the trailing end of this row of a list, or on this page's tab bar item; none for
    /// `nil`.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
        badge(text: key.map { Text($0) })
    }

    /// Shows a string at the trailing end of this row of a list, or on this page's tab bar item; none for `nil`.
    @_disfavoredOverload
    public nonisolated func badge<S>(_ label: S?) -> some View where S: StringProtocol {
        badge(text: label.map { Text($0) })
    }

    private nonisolated func badge(text: Text?) -> some View {
        modifier(BadgeModifier(text: text))
    }

    /// Sets how much the badges of rows stand out.
    ///
    /// - Support: partial: a badge of increased prominence is written in red instead of being in a red capsule.
    /// - Parameter prominence: The prominence.
    /// - Returns: A view whose badges have the prominence.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

/// How much a badge stands out.
nonisolated public struct BadgeProminence: Hashable, Sendable {
    private enum Level { case decreased, standard, increased }

    private let level: Level

    /// Less than usual, for what may be overlooked.
    public static let decreased = BadgeProminence(level: .decreased)
    /// The standard prominence.
    public static let standard = BadgeProminence(level: .standard)
    /// More than usual, for what asks for attention.
    public static let increased = BadgeProminence(level: .increased)

    fileprivate func applied(to text: Text?) -> Text? {
        switch level {
        case .decreased: text?.foregroundStyle(Color(.system(.tertiary)))
        case .standard: text
        case .increased: text?.foregroundStyle(Color.red).fontWeight(.medium)
        }
    }
}

private struct BadgeProminenceKey: EnvironmentKey {
    static let defaultValue = BadgeProminence.standard
}

extension EnvironmentValues {
    /// How much the badges of rows stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

/// Gives a badge the prominence of its environment.
private nonisolated struct BadgeModifier: ViewModifier {
    let text: Text?
    @Environment(\.badgeProminence) private var prominence

    @MainActor func body(content: Content) -> some View {
        let badge = prominence.applied(to: text)
        content.modifier(LabelBadge(text: badge)).modifier(_ListRowModifier(.badge, badge))
    }
}

/// A badge inside the label of a row's link or group, which the row does not see: it is shown at the label's end.
private nonisolated struct LabelBadge: ViewModifier {
    let text: Text?
    @Environment(\.isInRowLabel) private var isInRowLabel

    @MainActor func body(content: Content) -> some View {
        if isInRowLabel {
            HStack(spacing: 8) {
                content.frame(maxWidth: .infinity, alignment: .leading)
                text?.foregroundStyle(Color.secondary)
            }
        } else {
            content
        }
    }
}

private struct IsInRowLabelKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is the label of a link or a disclosure group that is a row of a list.
    var isInRowLabel: Bool {
        get { self[IsInRowLabelKey.self] }
        set { self[IsInRowLabelKey.self] = newValue }
    }
}
