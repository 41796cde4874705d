// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineRaster

/// Pictures of views, for programs that make some: avatars, badges, charts in a mail.
///
///     let badge = try await ViewPicture.png(width: 64, height: 64, scale: 2) { Badge(count: 3) }
///
/// The view lives as in a snapshot: in a session of its own, without a network, until everything happened that can.
/// Equal views make equal bytes. Laying out happens on the main actor, drawing and encoding do not.
public enum ViewPicture {
    /// A view as a PNG file of a size in points; what it does not cover stays transparent.
    public static func png<V: View>(
        width: CGFloat,
        height: CGFloat,
        scale: CGFloat = 1,
        of view: @escaping @MainActor @Sendable () -> V
    ) async throws -> Data {
        let traits = SnapshotTraits(layout: .fixed(width: width, height: height), scale: scale)
        return try await snapshot(traits, of: view).transparentPNG()
    }

    @MainActor private static func snapshot<V: View>(
        _ traits: SnapshotTraits,
        of view: @MainActor () -> V
    ) async throws -> Snapshot {
        try await SnapshotRenderer.shared().snapshot(traits: traits, identifier: "picture") { view() }
    }
}
