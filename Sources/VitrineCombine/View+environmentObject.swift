// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import OpenCombine
public import VitrineCore

nonisolated extension View {
    /// Sets `object` as the environment object of its type in this view and below.
    public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
        modifier(_EnvironmentObjectModifier<T>(object: object))
    }
}
