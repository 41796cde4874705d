// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLayout
import VitrineSnapshots

/// One of the previews that a page shows, under its switches.
///
/// Sizes are worked out here only: the script scales what it is told.
package struct GalleryCell: Encodable, Hashable, Sendable {
    package var id: String
    package var title: String
    /// What distinguishes it from the others of the page.
    package var label: String
    /// The address of the gallery with this preview alone.
    package var page: String
    /// The address of the preview without the gallery.
    package var frame: String
    /// The address of its picture, as it is now.
    package var image: String
    /// The name of the picture's file.
    package var file: String
    /// The address of its accessibility elements, as they are now.
    package var elements: String
    package var look: String
    /// 0 for the room that there is.
    package var width: Double
    package var height: Double
    /// How high the device's status bar is; 0 for none.
    package var statusBar: Double
    package var homeIndicator: Bool
    /// Whether it is a phone without a cut in its screen.
    package var hasHomeButton: Bool
    package var isDark: Bool
    package var isLandscape: Bool
    /// A device's name, or what else gives the size.
    package var screen: String

    package init(_ preview: PreviewSummary, _ switches: GallerySwitches, label: String? = nil) {
        let screen = GalleryScreen(preview, switches)
        id = preview.id
        title = preview.title
        page = GalleryAddress.page(preview.id, switches)
        frame = GalleryAddress.frame(preview.id, switches)
        image = GalleryAddress.address(of: .image, preview.id, switches)
        elements = GalleryAddress.address(of: .elements, preview.id, switches)
        look = screen.frame.rawValue
        width = screen.width
        height = screen.height
        isDark = switches.isDark
        let isDevice = screen.frame == .phone || screen.frame == .pad
        isLandscape = isDevice && screen.width > screen.height
        statusBar = isDevice ? Double(screen.safeArea.top) : 0
        homeIndicator = isDevice && screen.safeArea.bottom > 0
        hasHomeButton = screen.frame == .phone && !homeIndicator
        switch screen.frame {
        case .phone, .pad: self.screen = screen.device.name
        case .card: self.screen = preview.layout == .sizeThatFits ? "Size that fits" : "Fixed size"
        case .window: self.screen = "Window"
        }
        self.label = label ?? self.screen
        let words = (preview.id + (label.map { "/" + $0 } ?? "")).split { !$0.isLetter && !$0.isNumber }
        file = words.joined(separator: "-") + ".png"
    }
}
