// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A controller whose view of UIKit is shown.
class ShownController: Represented {
    private let shown: UIViewController
    private let fillsScreen: Bool

    /// Creates what shows a controller.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - fillsScreen: Whether the background of its view goes on below bars, as on pages and in presentations.
    init(_ controller: UIViewController, fillsScreen: Bool = false) {
        shown = controller
        self.fillsScreen = fillsScreen
        super.init(root: controller.view, name: "\(type(of: controller))")
    }

    final override var drawing: AnyView? {
        // A controller of the app's own with an empty view shows what is not drawn here.
        let isPlain = type(of: shown) == UIViewController.self
        guard shown.makeRoot != nil || shown.view.draws || isPlain else { return nil }
        // What hosts a view of SwiftUI shows it in the middle of its own view.
        guard shown.makeRoot == nil else {
            return AnyView(shown.content.frame(maxWidth: .infinity, maxHeight: .infinity))
        }
        guard fillsScreen, let color = shown.view.backgroundColor else { return shown.content }
        return AnyView(shown.content.background { Color(uiColor: color).ignoresSafeArea() })
    }
}
