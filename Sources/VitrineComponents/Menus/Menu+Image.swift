// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension Menu where Label == VitrineComponents.Label<Text, Image>, Content: View {
    /// Creates a menu with a localized title and an image from the asset catalog.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { VitrineComponents.Label(titleKey, image: image) }
    }

    /// Creates a menu with a title and an image from the asset catalog.
    @_disfavoredOverload
    public init<S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { VitrineComponents.Label(title, image: image) }
    }
}
