// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineRaster

/// Renders views to images, for programs that need avatars, badges or charts in mails.
///
///     let badge = try await ViewImage.png(width: 64, height: 64, scale: 2) { Badge(count: 3) }
///
/// As for a snapshot, the view is mounted in a session of its own without a network, and rendered when it is idle.
/// Equal views give equal bytes. Layout runs on the main actor; drawing and encoding do not.
public enum ViewImage {
    /// Renders a view to a PNG file; what the view does not cover is transparent.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    ///   - scale: The number of pixels per point.
    ///   - view: A view builder of the view.
    /// - Returns: The data of the file.
    /// - Throws: An error if the image exceeds the limits or cannot be encoded.
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
