// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A combination of the matrix: the traits of a preview, unless the preview itself sets them.
package struct PreviewCell: Hashable, Codable, Sendable {
    package var isDark = false
    /// The text size: `large`, `xxxLarge`, `accessibility3` and so on.
    package var size = "large"
    package var locale = "en_US"
    /// The layout direction; `nil` for that of the locale.
    package var isRightToLeft: Bool?
    package var device = Device.standard.id

    package init() {}

    /// Sets an axis to a value in the spelling of the command line; returns `false` for an invalid value.
    mutating func set(_ axis: PreviewMatrix.Axis, to value: String) -> Bool {
        switch axis {
        case .scheme:
            guard ["light", "dark"].contains(value) else { return false }
            isDark = value == "dark"
        case .size:
            guard PreviewCell.sizes.contains(where: { $0.name == value }) else { return false }
            size = value
        case .locale:
            guard PreviewCell.isLocale(value) else { return false }
            locale = value
        case .direction:
            guard ["ltr", "rtl"].contains(value) else { return false }
            isRightToLeft = value == "rtl"
        case .device:
            guard Device.named(value) != nil else { return false }
            device = value
        }
        return true
    }

    static func complaint(about value: String, of axis: PreviewMatrix.Axis) -> String {
        switch axis {
        case .scheme: "'\(value)' is neither light nor dark"
        case .size: "there is no size '\(value)'; there are \(sizes.map(\.name).joined(separator: ", "))"
        case .locale: "'\(value)' is no locale such as en_US or de"
        case .direction: "'\(value)' is neither ltr nor rtl"
        case .device: "there is no device '\(value)'; there are \(Device.all.map(\.id).joined(separator: ", "))"
        }
    }

    /// The suffix of file names that distinguishes the cell from the default one: empty, or
    /// `.dark.accessibility3.ipad`.
    package var suffix: String {
        let plain = PreviewCell()
        var parts: [String] = []
        if isDark { parts.append("dark") }
        if size != plain.size { parts.append(size) }
        if locale != plain.locale { parts.append(locale) }
        if let isRightToLeft, isRightToLeft != isLocaleRightToLeft { parts.append(isRightToLeft ? "rtl" : "ltr") }
        if device != plain.device { parts.append(device) }
        return parts.map { "." + $0 }.joined()
    }

    /// Returns the traits of the cell on its device.
    package func traits(orientation: Device.Orientation) -> SnapshotTraits {
        var traits = SnapshotTraits(device: Device.named(device) ?? .standard, orientation: orientation)
        traits.isDark = isDark
        traits.dynamicTypeSize = PreviewCell.sizes.first { $0.name == size }?.size ?? .large
        traits.locale = Locale(identifier: locale)
        traits.isRightToLeft = isRightToLeft ?? isLocaleRightToLeft
        return traits
    }

    private var isLocaleRightToLeft: Bool {
        Locale.Language(identifier: locale).characterDirection == .rightToLeft
    }

    private static let sizes = DynamicTypeSize.allCases.map { (name: "\($0)", size: $0) }

    /// Whether a text is a locale identifier: letters, then subtags, such as `de`, `zh_Hant_TW` or `en-GB`.
    private static func isLocale(_ text: String) -> Bool {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
        guard let language = parts.first, (2...3).contains(language.count),
            language.allSatisfy({ $0.isASCII && $0.isLetter })
        else { return false }
        return parts.dropFirst().allSatisfy { part in
            (2...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }
}
