// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

extension View {
    /// Sets the name of this preview of a provider.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewSettingModifier(setting: value.map { .displayName($0) }))
    }

    /// Sets the size of this preview of a provider.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewSettingModifier(setting: .layout(value)))
    }

    /// Sets the device of this preview of a provider.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewSettingModifier(setting: value.map { .device($0.rawValue) }))
    }

    /// Sets the orientation of the device of this preview of a provider.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewSettingModifier(setting: .orientation(value.orientation)))
    }
}

/// A setting of a provider's preview; in a running app it has no effect, as on Apple's platforms.
nonisolated package struct PreviewSettingModifier: ViewModifier {
    package typealias Body = Never
    package let setting: PreviewSetting?
}

extension PreviewSettingModifier: PrimitiveModifier {
    package nonisolated static var isTransparentToLists: Bool { true }

    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        ModifierNode(modifier, context)
    }
}
