// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineLayout

/// The padding between a scene's content and its edges.
nonisolated public struct ScenePadding: Equatable, Sendable {
    private let name: String

    /// The smallest padding of the platform.
    public static let minimum = ScenePadding(name: "minimum")

    /// The padding of windows on phones and tablets, in points.
    static var length: CGFloat { 16 }
}

extension View {
    /// Adds the padding between a scene's content and its edges.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
        padding(edges, ScenePadding.length)
    }

    /// Adds a padding between a scene's content and its edges.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, ScenePadding.length)
    }
}
