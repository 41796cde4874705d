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

private struct SystemLocaleKey: EnvironmentKey {
    static var defaultValue: Locale? { nil }
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

private struct TopTabBarWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private struct WindowKey: EnvironmentKey {
    static var defaultValue: WindowGeometry { WindowGeometry() }
}

/// The space of the window that is available to a presented view, in points.
nonisolated package struct WindowGeometry: Equatable, Sendable {
    package var size = CGSize(width: 390, height: 844)
    package var safeArea = EdgeInsets()
}

extension EnvironmentValues {
    /// The geometry of the window around the view.
    package var window: WindowGeometry {
        get { self[WindowKey.self] }
        set { self[WindowKey.self] = newValue }
    }

    /// The space above the page that the window's status bar or a tab bar covers, in points.
    package var windowTopInset: CGFloat {
        get { self[WindowTopInsetKey.self] }
        set { self[WindowTopInsetKey.self] = newValue }
    }

    /// The width, with margins, of a tab bar above the page in the row of the page's own bar, in points; 0 for none.
    package var topTabBarWidth: CGFloat {
        get { self[TopTabBarWidthKey.self] }
        set { self[TopTabBarWidthKey.self] = newValue }
    }

    /// The space below the page that the window's home indicator covers, in points, unless another bar covers it.
    package var windowBottomInset: CGFloat {
        get { self[WindowBottomInsetKey.self] }
        set { self[WindowBottomInsetKey.self] = newValue }
    }

    /// The layout direction of the view.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The locale for formatting texts, numbers and dates.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The locale of the engine's own words: that of the user, in a language of the app.
    ///
    /// It is the scene's. An app that sets `locale` translates its own texts, while those of the system stay in the
    /// language of the app, as on Apple's systems. Without a scene it is `locale`.
    package var systemLocale: Locale {
        get { self[SystemLocaleKey.self] ?? locale }
        set { self[SystemLocaleKey.self] = newValue }
    }

    /// The calendar for dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The number of device pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// Whether controls respond to the user.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}
