// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A view of UIKit that is shown.
class ShownUIView: Represented {
    private let shown: UIView

    init(_ view: UIView) {
        shown = view
        super.init(root: view, name: "\(type(of: view))")
    }

    final override var drawing: AnyView? {
        if shown.hugsContent { return shown.drawingOfContent }
        return shown.isDrawn ? shown.drawing(isLive: true) : nil
    }
}
