// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that defines the appearance and the interaction of pickers.
///
/// Only the styles of this module have an effect; others are treated as `.automatic`.
nonisolated public protocol PickerStyle {}

/// A picker style that the engine implements.
nonisolated package protocol KnownPickerStyle: PickerStyle {
    var kind: PickerKind { get }
}

nonisolated package enum PickerKind: Hashable, Sendable {
    case automatic, menu, segmented, inline, wheel, navigationLink, palette
}

/// The platform's default style: a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
    /// Creates the default style.
    public init() {}
}

/// A style that shows the chosen value as a button, which opens a menu of the choices.
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A style that shows all choices side by side as segments.
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A style that shows each choice as a row; outside of lists it is a wheel.
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A style that shows a wheel with the chosen value in the middle, turned by dragging, by tapping a row, or by keys.
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A style that shows the chosen value as a navigation link, which pushes a page of the choices.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A style that shows all choices side by side, meant for symbols.
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
    /// Creates the style.
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
    /// The default style for the place of the picker.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu of the choices.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// A row for each choice.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel of the choices.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link to a page of the choices.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A row of symbols.
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
    /// Sets the style of the pickers in the view.
    public nonisolated func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
        environment(\.pickerKind, (style as? any KnownPickerStyle)?.kind ?? .automatic)
    }
}
