// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How a navigation view shows its columns.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The system's choice.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// One page on top of the other.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// Columns side by side.
///
/// Support: partial: the first column is shown, as on a phone.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
    init() {}
}

/// Two columns side by side.
///
/// Support: partial: the first column is shown, as on a phone.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public nonisolated static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Sets how navigation views show their columns.
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
