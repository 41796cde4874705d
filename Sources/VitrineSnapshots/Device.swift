// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
package import VitrineCore

/// A device on which previews are rendered.
package struct Device: Equatable, Sendable, Identifiable {
    package enum Orientation: String, CaseIterable, Sendable {
        case portrait, landscape
    }

    package enum Idiom: String, Sendable {
        case phone, pad
    }

    /// The screen of a device, in points.
    package struct Screen: Equatable, Sendable {
        package let width: Double
        package let height: Double
        package let safeArea: EdgeInsets
    }

    /// The id on command lines and in file names: `iphone-17-pro`.
    package let id: String
    package let name: String
    package let idiom: Idiom
    /// The width in portrait orientation, in points.
    package let width: Double
    package let height: Double
    /// The number of pixels per point.
    package let scale: Double
    private let portrait: EdgeInsets
    private let landscape: EdgeInsets

    package init(
        _ id: String, _ name: String, _ idiom: Idiom, width: Double, height: Double, scale: Double,
        portrait: EdgeInsets, landscape: EdgeInsets
    ) {
        self.id = id
        self.name = name
        self.idiom = idiom
        self.width = width
        self.height = height
        self.scale = scale
        self.portrait = portrait
        self.landscape = landscape
    }

    package func screen(_ orientation: Orientation = .portrait) -> Screen {
        switch orientation {
        case .portrait: Screen(width: width, height: height, safeArea: portrait)
        case .landscape: Screen(width: height, height: width, safeArea: landscape)
        }
    }

    /// Returns the device with an id.
    package static func named(_ id: String) -> Device? {
        all.first { $0.id == id }
    }

    /// Returns the device with Xcode's name, such as "iPhone 16 Pro"; generations in parentheses may be left out.
    package static func called(_ name: String) -> Device? {
        func plain(_ text: String) -> String {
            text.prefix { $0 != "(" }.lowercased().filter { $0.isLetter || $0.isNumber }
        }
        return all.first { $0.name == name } ?? all.last { plain($0.name) == plain(name) }
    }
}
