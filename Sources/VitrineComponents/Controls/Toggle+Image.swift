// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension Toggle where Label == VitrineComponents.Label<Text, Image> {
    /// Creates a toggle with a localized title and an image from the asset catalog.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineComponents.Label(titleKey, image: image) }
    }

    /// Creates a toggle with a title and an image from the asset catalog.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, image: ImageResource, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { VitrineComponents.Label(title, image: image) }
    }
}
