// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A style that shows the controls in a menu, which the group's label opens.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    /// Returns a menu of the controls.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu of the controls, which the group's label opens.
    ///
    /// In a menu it is a menu beside it.
    public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
