// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLayout
import VitrineSnapshots
import VitrineWeb

/// Everything that the page shows of one preview under its switches; the script asks for it as JSON.
///
/// Sizes are worked out here only: the script scales what it is told.
package struct GalleryState: Encodable, Hashable, Sendable {
    package var id: String
    package var title: String
    package var file: String
    package var place: String
    /// The address of the gallery with this state.
    package var address: String
    /// The address of the preview alone.
    package var frame: String
    package var look: String
    /// 0 for the room that there is.
    package var width: Double
    package var height: Double
    /// How high the device's status bar is; 0 for none.
    package var statusBar: Double
    package var homeIndicator: Bool
    package var isDark: Bool
    package var isLandscape: Bool
    /// A device's name, or what else gives the size.
    package var screen: String

    package init(_ preview: PreviewSummary, _ switches: GallerySwitches) {
        let screen = GalleryScreen(preview, switches)
        id = preview.id
        title = preview.title
        file = preview.file
        place = preview.place
        address = GalleryAddress.page(preview.id, switches)
        frame = GalleryAddress.frame(preview.id, switches)
        look = screen.frame.rawValue
        width = screen.width
        height = screen.height
        isDark = switches.isDark
        let isDevice = screen.frame == .phone || screen.frame == .pad
        isLandscape = isDevice && screen.width > screen.height
        statusBar = isDevice ? Double(screen.safeArea.top) : 0
        homeIndicator = isDevice && screen.safeArea.bottom > 0
        switch screen.frame {
        case .phone, .pad: self.screen = screen.device.name
        case .card: self.screen = preview.layout == .sizeThatFits ? "Size that fits" : "Fixed size"
        case .window: self.screen = "Window"
        }
    }

    /// With sorted keys: the same state gives the same bytes.
    package var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(self) else {
            preconditionFailure("A screen of the gallery has a size that is no number: \(self)")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
