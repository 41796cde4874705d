// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

extension UIColor {
    /// Whether archives that check classes may hold colours.
    public class var supportsSecureCoding: Bool { true }

    /// Writes the components; a colour that changes with the appearance is written as it is at the moment.
    public func encode(with coder: NSCoder) {
        let color = cgColor.components ?? [0, 0, 0, 0]
        for (key, value) in zip(UIColor.archiveKeys, color) { coder.encode(Double(value), forKey: key) }
    }

    /// The names of UIKit's own archives.
    static let archiveKeys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
}
