// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A scene whose window content has a modifier.
nonisolated package struct ModifiedScene<Base: Scene, Modifier: ViewModifier>: Scene {
    package typealias Body = Never
    package let base: Base
    package let modifier: Modifier

    package init(base: Base, modifier: Modifier) {
        self.base = base
        self.modifier = modifier
    }
}

extension ModifiedScene: WindowScene {
    @MainActor package var window: some View { SceneWindow.view(of: base).modifier(modifier) }
}
