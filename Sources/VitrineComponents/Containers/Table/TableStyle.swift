// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that defines the appearance of tables.
nonisolated public protocol TableStyle {}

/// The default style of tables.
nonisolated public struct AutomaticTableStyle: TableStyle {
    /// Creates the default style.
    public init() {}
}

/// A style that insets the rows from the edges: the only appearance of tables on iOS.
nonisolated public struct InsetTableStyle: TableStyle {
    /// Creates the style.
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style for the place of the table.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows that are inset from the edges.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
    /// Sets the style of the tables in the view; all styles look the same on iOS.
    public nonisolated func tableStyle<S>(_ style: S) -> some View where S: TableStyle {
        // Both styles have the same appearance.
        self
    }
}
