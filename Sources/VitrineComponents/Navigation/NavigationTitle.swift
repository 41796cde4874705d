// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

/// What a page says of itself to the bar above it.
package struct NavigationTraits {
    package var title: Text?
    /// Below the title.
    var subtitle: Text?
    /// The title that a person may change.
    var editableTitle: Binding<String>?
    package var displayMode: NavigationBarItem.TitleDisplayMode?
    package var hidesBackButton: Bool?
    package var hidesBar: Bool?
    package var hidesBottomBar: Bool?
    var hidesTitle = false
    var role = ToolbarRole.automatic
    var bar = BarTraits()
    /// Innermost first.
    package var toolbars: [any ToolbarSource] = []

    package init() {}
}

/// The bar's item: how its title is shown.
nonisolated public struct NavigationBarItem: Hashable, Sendable {
    /// How the title of a navigation bar is shown.
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic
        case inline
        case large
    }
}

package struct NavigationTraitsKey: PreferenceKey {
    package static var defaultValue: NavigationTraits { NavigationTraits() }

    package static func reduce(value: inout NavigationTraits, nextValue: () -> NavigationTraits) {
        let next = nextValue()
        value.title = next.title ?? value.title
        value.subtitle = next.subtitle ?? value.subtitle
        value.editableTitle = next.editableTitle ?? value.editableTitle
        value.displayMode = next.displayMode ?? value.displayMode
        value.hidesBackButton = next.hidesBackButton ?? value.hidesBackButton
        value.hidesBar = next.hidesBar ?? value.hidesBar
        value.hidesBottomBar = next.hidesBottomBar ?? value.hidesBottomBar
        value.toolbars += next.toolbars
    }
}

/// Adds to what a page says of itself.
package typealias NavigationTraitsModifier = TraitsModifier<NavigationTraitsKey>

extension View {
    /// Sets the page's title.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        modifier(NavigationTraitsModifier { $0.title = title })
    }

    /// Sets the page's title from a localised key.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the page's title from a string.
    public nonisolated func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        navigationTitle(Text(title))
    }

    /// Sets the page's title, which a person may change where it is inline.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(
            NavigationTraitsModifier {
                $0.title = Text(verbatim: title.wrappedValue)
                $0.editableTitle = title
            })
    }

    /// Sets a line below the page's title.
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
        modifier(NavigationTraitsModifier { $0.subtitle = subtitle })
    }

    /// Sets a line below the page's title from a localised key.
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets a line below the page's title from a string.
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol {
        navigationSubtitle(Text(subtitle))
    }

    /// Chooses how the page's title is shown.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        modifier(NavigationTraitsModifier { $0.displayMode = displayMode })
    }

    /// Hides the back button of the page.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modifier(NavigationTraitsModifier { $0.hidesBackButton = hidesBackButton })
    }

    /// Hides the navigation bar of the page.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        modifier(NavigationTraitsModifier { $0.hidesBar = hidden })
    }
}
