// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

// The modifiers that precede `navigationTitle` and `toolbar`.
extension View {
    /// Sets the title of the page.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the page from a localized key.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the page from a string, without localization.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
        navigationTitle(title)
    }

    /// Sets the title of the page and how it is shown.
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the page from a localized key, and how it is shown.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the page from a string, and how it is shown.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View where S: StringProtocol {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Adds a view at the leading end of the navigation bar.
    public nonisolated func navigationBarItems<L>(leading: L) -> some View where L: View {
        toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
    }

    /// Adds a view at the trailing end of the navigation bar.
    public nonisolated func navigationBarItems<T>(trailing: T) -> some View where T: View {
        toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
    }

    /// Adds views at both ends of the navigation bar.
    public nonisolated func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }
}
