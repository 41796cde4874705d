// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
@_spi(Engine) import VitrineLayout

extension Layer {
    /// Returns the current scroll offset of a layer's content, as the surface last reported it.
    @MainActor
    package static func followedOffset(of layer: Layer) -> (x: Double, y: Double) {
        guard case .scroll(let handler) = layer.handler else { return Layer.targetOffset(of: layer) }
        let offset = handler.scroll.contentOffset
        return (handler.scroll.isRightToLeft ? -offset.x : offset.x, offset.y + handler.scroll.overscroll)
    }
}
