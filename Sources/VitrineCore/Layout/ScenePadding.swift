// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineLayout

/// The distance of a scene's content from its edges.
nonisolated public struct ScenePadding: Equatable, Sendable {
    private let name: String

    /// The least distance.
    public static let minimum = ScenePadding(name: "minimum")

    /// As windows of phones and tablets have it.
    static var length: CGFloat { 16 }
}

extension View {
    /// Keeps the distance that a scene's content keeps from its edges.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
        padding(edges, ScenePadding.length)
    }

    /// Keeps a distance from the scene's edges.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, ScenePadding.length)
    }
}
