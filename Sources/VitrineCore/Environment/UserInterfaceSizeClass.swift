// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether a view has much or little room in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
    /// How much room there is from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

extension Viewport {
    // Points. No phone is as wide as the narrow side of a tablet, and half of a tablet's screen is compact up to 600.
    private static let phoneSides = (short: 480.0, long: 1_000.0)
    private static let wideWindow = 600.0
    /// Lying phones that are at least so long, and the Plus ones, are regular from side to side.
    private static let largePhone = 896.0
    private static let plusPhone = (width: 736.0, height: 414.0)

    private var isPhone: Bool {
        min(width, height) <= Self.phoneSides.short && max(width, height) <= Self.phoneSides.long
    }

    /// What Apple's devices of this size say; other windows are as those of a tablet.
    package var horizontalSizeClass: UserInterfaceSizeClass {
        guard isPhone else { return width >= Self.wideWindow ? .regular : .compact }
        guard width > height else { return .compact }
        return width >= Self.largePhone || (width, height) == Self.plusPhone ? .regular : .compact
    }

    /// What Apple's devices of this size say; other windows are as those of a tablet.
    package var verticalSizeClass: UserInterfaceSizeClass {
        isPhone && width > height ? .compact : .regular
    }
}
