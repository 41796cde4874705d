// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

/// The properties of a page that its navigation bar shows.
package struct NavigationTraits {
    /// The title of the page.
    package var title: Text?
    /// The line below the title.
    var subtitle: Text?
    /// A binding to the title, if the user may change it.
    var editableTitle: Binding<String>?
    package var displayMode: NavigationBarItem.TitleDisplayMode?
    package var hidesBackButton: Bool?
    package var hidesBar: Bool?
    package var hidesBottomBar: Bool?
    /// Whether a search is in progress, whose field has the bar below the page for itself.
    var isSearching = false
    var hidesTitle = false
    /// Whether the field of a search is in no bar.
    var hidesSearch = false
    var role = ToolbarRole.automatic
    var bar = BarTraits()
    /// The source that the page grows out of; `nil` for the platform's own transition.
    var zoomSource: Int?
    /// The toolbars of the page, innermost first.
    package var toolbars: [any ToolbarSource] = []

    package init() {}
}

/// The configuration of a navigation bar.
nonisolated public struct NavigationBarItem: Hashable, Sendable {
    /// How the title of a navigation bar is shown.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// The mode of the page below in the stack; a large title for a root.
        case automatic
        /// The title in the bar, in the line of the buttons.
        case inline
        /// A large title below the bar, which moves into the bar on scrolling.
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
        value.isSearching = next.isSearching || value.isSearching
        value.zoomSource = next.zoomSource ?? value.zoomSource
        value.toolbars += next.toolbars
    }
}

/// A modifier that changes the navigation properties of a page.
package typealias NavigationTraitsModifier = TraitsModifier<NavigationTraitsKey>

extension View {
    /// Sets the title of the page.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        modifier(NavigationTraitsModifier { $0.title = title })
    }

    /// Sets the title of the page from a localized key.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the page from a string, without localization.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        navigationTitle(Text(title))
    }

    /// Sets a title of the page that the user can change where it is shown inline.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        // Read here, so that the body that shows the page depends on it.
        let words = title.wrappedValue
        return modifier(
            NavigationTraitsModifier {
                $0.title = Text(verbatim: words)
                $0.editableTitle = title
            })
    }

    /// Sets the line below the title of the page.
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
        modifier(NavigationTraitsModifier { $0.subtitle = subtitle })
    }

    /// Sets the line below the title of the page from a localized key.
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets the line below the title of the page from a string, without localization.
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol {
        navigationSubtitle(Text(subtitle))
    }

    /// Sets how the title of the page is shown.
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
