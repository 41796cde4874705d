// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How pickers look and behave.
nonisolated public protocol PickerStyle {}

/// A style that the engine knows.
nonisolated package protocol KnownPickerStyle: PickerStyle {
    var kind: PickerKind { get }
}

nonisolated package enum PickerKind: Hashable, Sendable {
    case automatic, menu, segmented, inline, wheel, navigationLink, palette
}

/// The platform's own style: a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
    public init() {}
}

/// What is chosen, which opens a list of the choices.
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
    public init() {}
}

/// All choices next to each other.
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
    public init() {}
}

/// All choices, a row each; outside of lists a wheel.
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
    public init() {}
}

/// A wheel with the chosen value in its middle, which is turned by hand, by pressing a row, or by keys.
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
    public init() {}
}

/// What is chosen, which leads to a page of the choices.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    public init() {}
}

/// All choices next to each other, for symbols.
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
    public init() {}
}

extension DefaultPickerStyle: KnownPickerStyle { package var kind: PickerKind { .automatic } }
extension MenuPickerStyle: KnownPickerStyle { package var kind: PickerKind { .menu } }
extension SegmentedPickerStyle: KnownPickerStyle { package var kind: PickerKind { .segmented } }
extension InlinePickerStyle: KnownPickerStyle { package var kind: PickerKind { .inline } }
extension WheelPickerStyle: KnownPickerStyle { package var kind: PickerKind { .wheel } }
extension NavigationLinkPickerStyle: KnownPickerStyle { package var kind: PickerKind { .navigationLink } }
extension PalettePickerStyle: KnownPickerStyle { package var kind: PickerKind { .palette } }

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerKindKey: EnvironmentKey {
    static var defaultValue: PickerKind { .automatic }
}

extension EnvironmentValues {
    package var pickerKind: PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the pickers in this view.
    public nonisolated func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
        environment(\.pickerKind, (style as? any KnownPickerStyle)?.kind ?? .automatic)
    }
}
