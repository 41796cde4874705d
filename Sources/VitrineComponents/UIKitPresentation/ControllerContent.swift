// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The content of a controller, which is told that it appears and disappears.
struct ControllerContent: View {
    let controller: UIViewController

    var body: some View {
        let controller = controller
        let changes = controller.changes
        controller.loadViewIfNeeded()
        _ = changes.value
        return
            content
            .onAppear {
                // A controller without `makeRoot` shows its own view of UIKit, which draws its changes itself.
                if controller.makeRoot != nil {
                    controller.view.onChange = { [weak changes] in changes?.increase() }
                }
                controller.tellAppearance(true)
            }
            .onDisappear { controller.tellAppearance(false) }
    }

    private var content: AnyView {
        if let makeRoot = controller.makeRoot { return makeRoot() }
        let controller = controller
        return AnyView(
            _RepresentedView(make: { _ in ShownController(controller, fillsScreen: true) }, update: { _, _ in }))
    }
}

extension UIViewController {
    /// Calls the methods for the appearance of the view.
    ///
    /// - Parameter isVisible: Whether the view appears, or disappears.
    func tellAppearance(_ isVisible: Bool) {
        beginAppearanceTransition(isVisible, animated: true)
        endAppearanceTransition()
    }
}
