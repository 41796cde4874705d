// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Runs an action with a value computed from the view's geometry: once initially, and whenever the value changes.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: A closure that computes the value, of lengths in points.
    ///   - action: A closure that is called with the new value.
    /// - Returns: The view, whose layout stays as it is.
    public nonisolated func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View where T: Equatable, T: Sendable {
        background(
            GeometryReader { proxy in
                Color.clear.onChange(of: transform(proxy), initial: true) { _, new in action(new) }
            })
    }

    /// Runs an action with the old and the new value computed from the view's geometry.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: A closure that computes the value, of lengths in points.
    ///   - action: A closure that is called with both values; initially with the same one twice.
    /// - Returns: The view, whose layout stays as it is.
    public nonisolated func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View where T: Equatable, T: Sendable {
        background(
            GeometryReader { proxy in
                Color.clear.onChange(of: transform(proxy), initial: true) { old, new in action(old, new) }
            })
    }
}
