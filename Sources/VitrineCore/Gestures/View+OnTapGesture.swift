// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension View {
    /// Runs an action when the user taps the view the given number of times.
    @preconcurrency
    public nonisolated func onTapGesture(
        count: Int = 1, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        gesture(TapGesture(count: count).onEnded { MainActor.assumeIsolated { action() } })
    }

    /// Runs an action with the tap's location when the user taps the view the given number of times.
    @_disfavoredOverload @preconcurrency
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { value in
                MainActor.assumeIsolated { action(value.location) }
            })
    }

    /// Runs an action with the tap's location when the user taps the view the given number of times.
    @preconcurrency
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }
}
