// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

extension UIColor {
    /// Whether secure archives may contain colours: they may.
    public class var supportsSecureCoding: Bool { true }

    /// Encodes the components; a dynamic colour is encoded as it is in the current traits.
    public func encode(with coder: NSCoder) {
        let color = cgColor.components ?? [0, 0, 0, 0]
        for (key, value) in zip(UIColor.archiveKeys, color) { coder.encode(Double(value), forKey: key) }
    }

    /// The keys of UIKit's archives.
    static let archiveKeys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
}
