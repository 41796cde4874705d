// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A scene whose window's view has a modifier.
nonisolated struct ModifiedScene<Base: Scene, Modifier: ViewModifier>: Scene {
    typealias Body = Never
    let base: Base
    let modifier: Modifier
}

extension ModifiedScene: WindowScene {
    @MainActor var window: some View { SceneWindow.view(of: base).modifier(modifier) }
}
