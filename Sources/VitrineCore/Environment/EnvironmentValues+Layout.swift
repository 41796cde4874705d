// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}

private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
}

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}

private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .gmt }
}

private struct DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 3 }
}

private struct IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct WindowTopInsetKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private struct WindowBottomInsetKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private struct WindowKey: EnvironmentKey {
    static var defaultValue: WindowGeometry { WindowGeometry() }
}

/// What there is of the window for something that is presented in it, in points.
nonisolated package struct WindowGeometry: Equatable, Sendable {
    package var size = CGSize(width: 390, height: 844)
    package var safeArea = EdgeInsets()
}

extension EnvironmentValues {
    /// The window around the view.
    package var window: WindowGeometry {
        get { self[WindowKey.self] }
        set { self[WindowKey.self] = newValue }
    }

    /// What the window's status bar or a bar of tabs takes above the page, in points.
    package var windowTopInset: CGFloat {
        get { self[WindowTopInsetKey.self] }
        set { self[WindowTopInsetKey.self] = newValue }
    }

    /// What the window's home indicator takes below the page, in points, where no other bar stands there.
    package var windowBottomInset: CGFloat {
        get { self[WindowBottomInsetKey.self] }
        set { self[WindowBottomInsetKey.self] = newValue }
    }

    /// The direction in which the view is read.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The locale of texts, numbers and dates.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar of dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone of dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Device pixels in a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// Whether controls answer to a person.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}
