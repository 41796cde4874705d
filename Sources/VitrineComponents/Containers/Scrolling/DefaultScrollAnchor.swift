// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
public import VitrineLayout

/// The purpose of a scroll view's default anchor.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// The position of the content at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
    /// The point that stays in place when the size of the content or the scroll view changes.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
    /// The position of content that is shorter than its scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

/// The anchors that modifiers have set; an anchor for a purpose counts wherever the anchor for all purposes was set.
private struct ScrollAnchorChoices: Equatable, Sendable {
    var general: UnitPoint?
    /// The anchors for single purposes; a purpose whose anchor was set to none has one that is `nil`.
    var own: [ScrollAnchorRole: UnitPoint?] = [:]

    func anchor(for role: ScrollAnchorRole) -> UnitPoint? {
        if let own = own[role] { return own }
        return general
    }
}

private struct ScrollAnchorsKey: EnvironmentKey {
    static var defaultValue: ScrollAnchorChoices { ScrollAnchorChoices() }
}

extension EnvironmentValues {
    fileprivate var scrollAnchorChoices: ScrollAnchorChoices {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }

    /// The anchors of scroll views for each purpose.
    package var scrollAnchors: ScrollAnchors {
        let choices = scrollAnchorChoices
        return ScrollAnchors(
            initialOffset: choices.anchor(for: .initialOffset), sizeChanges: choices.anchor(for: .sizeChanges),
            alignment: choices.anchor(for: .alignment))
    }
}

extension View {
    /// Sets the anchor of the scroll views in the view for all purposes.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollAnchorChoices) { $0.general = anchor }
    }

    /// Sets the anchor of the scroll views in the view for one purpose.
    ///
    /// - Parameters:
    ///   - anchor: The anchor; `nil` for the default.
    ///   - role: The purpose.
    /// - Returns: A view whose scroll views have the anchor.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchorChoices) { $0.own.updateValue(anchor, forKey: role) }
    }
}
