// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// The surface of a presentation that shows a controller of UIKit's.
struct ControllerSurface: View {
    let controller: UIViewController
    let parts: PresentationParts
    @Environment(\.self) private var environment

    var body: some View {
        let controllers = environment.object(of: Presenter.self)?.controllers
        controllers?.shown = controller
        controller.stands = controllers
        return surface.onAppear { controller.didAppearInPresentation() }
    }

    private var surface: AnyView {
        _ = controller.changes.value
        if let own = controller.makeSurface(parts) { return own }
        let controller = controller
        let content = PresentedContent { AnyView(PresentedController(controller: controller)) }
        if controller.modalPresentationStyle.isCover { return AnyView(CoverSurface(parts: parts, content: content)) }
        guard controller.modalPresentationStyle == .popover else {
            return AnyView(AdaptedSurface(parts: parts, content: content))
        }
        let anchored = parts.anchored(at: { controller.anchor })
        return AnyView(AdaptedSurface(parts: anchored, content: content, isPopover: true))
    }
}

extension PresentationParts {
    /// Returns the same with another frame to stand next to.
    func anchored(at anchor: @escaping @MainActor () -> CGRect) -> PresentationParts {
        PresentationParts(
            traits: traits, version: version, heightDidChange: heightDidChange, leave: leave, dismiss: dismiss,
            escape: escape, accept: accept, anchor: anchor)
    }
}

/// A controller in a presentation, with the traits that the app has set for it.
private struct PresentedController: View {
    let controller: UIViewController

    var body: some View {
        _ = controller.changes.value
        let controller = controller
        let size = controller.hasPopover ? controller.preferredContentSize : .zero
        return ControllerContent(controller: controller)
            .frame(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
            .modifier(PresentationTraitsModifier { controller.write(to: &$0) })
    }
}
