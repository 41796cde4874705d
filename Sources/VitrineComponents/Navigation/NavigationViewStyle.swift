// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that defines how a navigation view shows its columns.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The default style.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the default style.
    public init() {}
}

/// A style that shows one page at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// A style that shows columns side by side.
///
/// Vitrine shows the first column only, as on a phone.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
    init() {}
}

/// A style that shows two columns side by side.
///
/// Vitrine shows the first column only, as on a phone.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default style for the place of the navigation view.
    public nonisolated static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One page at a time.
    public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns side by side.
    ///
    /// Vitrine shows the first column only, as on a phone.
    public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Sets the style of the navigation views in the view.
    ///
    /// - Support: partial: navigation views show one page on top of the other, whatever the style.
    public nonisolated func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle {
        if style is ColumnNavigationViewStyle || style is DoubleColumnNavigationViewStyle {
            DeveloperNotes.withoutEffect(
                "navigationViewStyle(.columns)", remedy: "NavigationSplitView shows columns side by side.")
        }
        return self
    }
}
