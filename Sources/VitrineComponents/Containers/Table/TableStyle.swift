// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How tables look.
nonisolated public protocol TableStyle {}

/// The style of tables that nobody gave one.
nonisolated public struct AutomaticTableStyle: TableStyle {
    public init() {}
}

/// Rows that keep a distance from the edges: the only look of tables on this platform.
nonisolated public struct InsetTableStyle: TableStyle {
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The style of tables that nobody gave one.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows that keep a distance from the edges.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
    /// Sets how tables inside look.
    public nonisolated func tableStyle<S>(_ style: S) -> some View where S: TableStyle {
        // Both of the platform's styles are one look.
        self
    }
}
