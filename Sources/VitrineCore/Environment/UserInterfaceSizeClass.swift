// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The amount of space that a view has in one dimension.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little space, as from side to side on a phone held upright.
    case compact
    /// Much space, as on a tablet.
    case regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
    /// The amount of horizontal space.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The amount of vertical space.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

extension Viewport {
    // In points. No phone is as wide as the narrow side of a tablet, and half of a tablet's screen is compact up to
    // 600.
    private static let phoneSides = (short: 480.0, long: 1_000.0)
    private static let wideWindow = 600.0
    /// The length from which phones in landscape are horizontally regular; Plus models are in addition.
    private static let largePhone = 896.0
    private static let plusPhone = (width: 736.0, height: 414.0)

    private var isPhone: Bool {
        min(width, height) <= Self.phoneSides.short && max(width, height) <= Self.phoneSides.long
    }

    /// Whether this is a phone on its side: one that is held upright can be wider than what an on-screen keyboard
    /// leaves of its height.
    private var isPhoneOnItsSide: Bool { isPhone && width > max(height, Self.phoneSides.short) }

    /// The horizontal size class of an Apple device of this size; other windows are treated as windows of a tablet.
    package var horizontalSizeClass: UserInterfaceSizeClass {
        guard isPhone else { return width >= Self.wideWindow ? .regular : .compact }
        guard isPhoneOnItsSide else { return .compact }
        return width >= Self.largePhone || (width, height) == Self.plusPhone ? .regular : .compact
    }

    /// The vertical size class of an Apple device of this size; other windows are treated as windows of a tablet.
    package var verticalSizeClass: UserInterfaceSizeClass {
        isPhoneOnItsSide ? .compact : .regular
    }
}
