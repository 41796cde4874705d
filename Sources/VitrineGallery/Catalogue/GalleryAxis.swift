// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineSnapshots

/// The settings that a grid of variants can vary.
package enum GalleryAxis: String, CaseIterable, Sendable {
    case scheme, size
    case language = "locale"
    case direction, device, orientation

    /// One of the values of an axis.
    package struct Variant: Hashable, Sendable {
        package var label: String
        /// The value in an address; empty for the default.
        package var value: String
    }

    package var title: String {
        switch self {
        case .scheme: "Appearance"
        case .size: "Text size"
        case .language: "Language"
        case .direction: "Direction"
        case .device: "Device"
        case .orientation: "Orientation"
        }
    }

    /// The values that stand side by side.
    ///
    /// - Parameter languages: The languages of the program, the source language first.
    /// - Returns: The values, in the order in which they are shown.
    package func variants(languages: [String]) -> [Variant] {
        switch self {
        case .scheme: [Variant(label: "Light", value: "light"), Variant(label: "Dark", value: "dark")]
        case .size: Self.sizes.map { Variant(label: GallerySwitches.label(ofSize: $0), value: $0) }
        case .language:
            languages.enumerated().map { Variant(label: Self.name(of: $1), value: $0 == 0 ? "" : $1) }
        case .direction: [Variant(label: "Left to right", value: "ltr"), Variant(label: "Right to left", value: "rtl")]
        case .device: Self.devices.map { Variant(label: $0.name, value: $0.id) }
        case .orientation:
            [Variant(label: "Portrait", value: "portrait"), Variant(label: "Landscape", value: "landscape")]
        }
    }

    /// The name of a language in English.
    static func name(of language: String) -> String {
        Locale(identifier: "en").localizedString(forIdentifier: language) ?? language
    }

    /// The smallest, the default, the largest of the usual ones, and three of the accessibility sizes.
    private static let sizes = [
        "xSmall", GallerySwitches.defaultSize, "xxxLarge", "accessibility1", "accessibility3", "accessibility5",
    ]
    /// A compact phone, the standard one, a large one, and an iPad.
    private static let devices: [Device] = [.iPhoneSE3, .standard, .iPhone17ProMax, .iPadPro11]
}

extension GallerySwitches {
    /// Returns the switches with a value of an axis.
    package func with(_ axis: GalleryAxis, _ variant: GalleryAxis.Variant) -> GallerySwitches {
        var switches = self
        switches.set(axis.rawValue, to: variant.value)
        return switches
    }
}
