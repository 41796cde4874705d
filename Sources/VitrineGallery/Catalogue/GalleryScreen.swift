// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
package import VitrineCore
package import VitrineSnapshots

/// The room that a preview gets: its size, what of it the device keeps, and what is drawn around it.
package struct GalleryScreen: Equatable, Sendable {
    /// What is drawn around the preview.
    package enum Frame: String, Sendable {
        /// A phone or a tablet.
        case phone, pad
        /// A sheet of exactly the size asked for.
        case card
        /// All the room that the page has.
        case window
    }

    package var frame: Frame
    /// In points.
    package var width: Double
    package var height: Double
    package var safeArea: EdgeInsets
    package var device: Device

    /// The screen of a preview under the switches; a user's choice beats what the preview asks for.
    package init(_ preview: PreviewSummary, _ switches: GallerySwitches) {
        device = Self.device(preview, switches)
        if switches.device == GallerySwitches.window {
            (frame, width, height, safeArea) = (.window, 0, 0, EdgeInsets())
            return
        }
        if switches.device == nil, case .fixed(let wantedWidth, let wantedHeight) = preview.layout {
            frame = .card
            width = min(max(wantedWidth, 1), 4_000)
            height = min(max(wantedHeight, 1), 4_000)
            safeArea = EdgeInsets()
            return
        }
        let screen = device.screen(switches.isLandscape ?? preview.isLandscape ? .landscape : .portrait)
        (width, height, safeArea) = (screen.width, screen.height, screen.safeArea)
        frame = device.idiom == .pad ? .pad : .phone
        if switches.device == nil, preview.layout == .sizeThatFits {
            // As wide as the device; the view stands in the middle at the size that it wants.
            frame = .card
            height = min(height, 360)
            safeArea = EdgeInsets()
        }
    }

    private static func device(_ preview: PreviewSummary, _ switches: GallerySwitches) -> Device {
        if let chosen = switches.device.flatMap(Device.named) { return chosen }
        if let name = preview.device, let asked = Device.all.first(where: { $0.name == name || $0.id == name }) {
            return asked
        }
        return .standard
    }
}
