// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension Picker where Label == VitrineComponents.Label<Text, Image> {
    /// Creates a picker with a localized title and an image from the asset catalog.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { VitrineComponents.Label(titleKey, image: image) }
    }

    /// Creates a picker with a title and an image from the asset catalog.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(selection: selection, content: content) { VitrineComponents.Label(title, image: image) }
    }
}
