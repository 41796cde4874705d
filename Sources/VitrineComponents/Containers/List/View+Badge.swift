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
        modifier(LabelBadge(text: text)).modifier(_ListRowModifier(.badge, text))
    }
}

/// A badge inside the label of a row's link, which the row does not see: it is shown at the label's end.
private nonisolated struct LabelBadge: ViewModifier {
    let text: Text?
    @Environment(\.isInLinkLabel) private var isInLinkLabel

    @MainActor func body(content: Content) -> some View {
        if isInLinkLabel {
            HStack(spacing: 8) {
                content.frame(maxWidth: .infinity, alignment: .leading)
                text?.foregroundStyle(Color.secondary)
            }
        } else {
            content
        }
    }
}

private struct IsInLinkLabelKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is the label of a link that is a row of a list.
    var isInLinkLabel: Bool {
        get { self[IsInLinkLabelKey.self] }
        set { self[IsInLinkLabelKey.self] = newValue }
    }
}
