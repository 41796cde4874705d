// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// The size classes of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest size.
    case mini
    /// A size below the default.
    case small
    /// The default size.
    case regular
    /// A size above the default, for prominent controls.
    case large
    /// The largest size.
    case extraLarge
}

extension ControlSize {
    /// Whether controls are smaller than by default, and their texts with them.
    var isBelowRegular: Bool { self == .mini || self == .small }

    /// The padding of a button's label inside its border on each side, in points (Documentation/Decisions/0011).
    var labelInset: CGSize {
        switch self {
        case .mini, .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large: CGSize(width: 20, height: 15)
        case .extraLarge: CGSize(width: 24, height: 18)
        }
    }
}

private struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
    /// The size of the controls in the view; `.regular` by default.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the controls in the view.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
