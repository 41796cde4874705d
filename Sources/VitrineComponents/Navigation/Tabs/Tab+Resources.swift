// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a value, a title from a localized string resource and a system symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - systemImage: The name of the symbol.
    ///   - value: The selection that shows the tab.
    ///   - role: The purpose of the tab, or `nil`.
    ///   - content: A view builder of the page.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a value, a title from a localized string resource and an image from the asset catalog.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - image: The name of the image.
    ///   - value: The selection that shows the tab.
    ///   - role: The purpose of the tab, or `nil`.
    ///   - content: A view builder of the page.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
    }

    /// Creates a tab with a value, a title from a localized string resource and an image that Xcode names for an asset catalog.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - image: The image.
    ///   - value: The selection that shows the tab.
    ///   - role: The purpose of the tab, or `nil`.
    ///   - content: A view builder of the page.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, image: ImageResource, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a title from a localized string resource and a system symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - systemImage: The name of the symbol.
    ///   - role: The purpose of the tab, or `nil`.
    ///   - content: A view builder of the page.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a title from a localized string resource and an image from the asset catalog.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - image: The name of the image.
    ///   - role: The purpose of the tab, or `nil`.
    ///   - content: A view builder of the page.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
    }

    /// Creates a tab with a title from a localized string resource and an image that Xcode names for an asset catalog.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - image: The image.
    ///   - role: The purpose of the tab, or `nil`.
    ///   - content: A view builder of the page.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
    }
}
