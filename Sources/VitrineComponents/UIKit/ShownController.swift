// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A controller whose view of UIKit is shown.
class ShownController: Represented {
    private let shown: UIViewController

    init(_ controller: UIViewController) {
        shown = controller
        super.init(root: controller.view, name: "\(type(of: controller))")
    }

    final override var drawing: AnyView? {
        // A controller of the app's own with an empty view shows what is not drawn here.
        let isPlain = type(of: shown) == UIViewController.self
        return shown.makeRoot != nil || shown.view.draws || isPlain ? shown.content : nil
    }
}
