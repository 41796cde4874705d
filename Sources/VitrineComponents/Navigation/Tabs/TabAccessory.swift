// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// The places for the accessory of a tab view.
nonisolated public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the row of a tab bar that has shrunk.
    ///
    /// - Support: partial: no accessory is there, since tab bars keep their size.
    case inline
    /// Above the tab bar, or at the bottom of the window if the bar is at its top.
    case expanded
}

extension View {
    /// Places a view in a capsule above the tab bar, which stays while the user changes tabs.
    ///
    /// - Parameter content: A view builder of the accessory.
    /// - Returns: A tab view with the accessory.
    public nonisolated func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View
    where Content: View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Places a view in a capsule above the tab bar while a condition holds.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether the accessory is shown.
    ///   - content: A view builder of the accessory.
    /// - Returns: A tab view with the accessory.
    public nonisolated func tabViewBottomAccessory<Content>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View where Content: View {
        modifier(TabAccessoryModifier(accessory: isEnabled ? AnyView(content()) : nil))
    }
}

nonisolated struct TabAccessoryModifier: ViewModifier {
    let accessory: AnyView?
    /// For the place above a bar at the bottom, and the one below pages with a bar at the top.
    @State private var carrier = StateCarrier()

    init(accessory: AnyView?) { self.accessory = accessory }

    @MainActor func body(content: Content) -> some View {
        content.environment(
            \.tabAccessory, TabAccessory(content: accessory.map { AnyView($0.carryingState(by: carrier)) }))
    }
}

/// The view that a tab view shows beside its bar; without content where it may have one but has none at present.
nonisolated struct TabAccessory {
    let content: AnyView?
}

private struct TabAccessoryKey: EnvironmentKey {
    static var defaultValue: TabAccessory? { nil }
}

private struct TabAccessoryPlacementKey: EnvironmentKey {
    static let defaultValue: TabViewBottomAccessoryPlacement? = nil
}

extension EnvironmentValues {
    var tabAccessory: TabAccessory? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// The placement of the accessory that a view is in; `nil` for a view that is in none.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        self[TabAccessoryPlacementKey.self]
    }

    fileprivate var accessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

/// The accessory's capsule of glass.
struct TabAccessoryCapsule: View {
    let content: AnyView

    /// In points: as high as the buttons of a bar with their margins, and as wide as a readable column at most.
    private static let height: CGFloat = 48
    private static let width: CGFloat = 672

    var body: some View {
        VStack(spacing: 0) { content }
            .environment(\.accessoryPlacement, .expanded)
            .frame(maxWidth: Self.width, minHeight: Self.height)
            .clipShape(Capsule())
            .background { GlassSurface(in: Capsule()) }
            .padding(.horizontal, TabBar.margin)
            .frame(maxWidth: .infinity)
    }
}
