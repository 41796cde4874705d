// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

extension Font.Resolved {
    /// The font of CoreText.
    public var ctFont: CTFont { UIFont(font.variant(ofSize: pointSize), size: pointSize) }
}
