// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
import VitrineDisplay

extension SceneHost {
    /// Reports views that erase (`destinationOut`) where browsers show that otherwise than pictures, or where it shows the
    /// window.
    func reportErasers() {
        for problem in display.eraserProblems {
            let (message, remedy) = Self.words(of: problem)
            diagnostics.report(Diagnostic(.withoutEffect, message, remedy: remedy, session: graph.session.identifier))
        }
    }

    private static func words(of problem: DisplayTree.EraserProblem) -> (message: String, remedy: String) {
        switch problem {
        case .noGroup:
            (
                message:
                    "A view with blendMode(.destinationOut) is in no compositing group: it is black, as the window is "
                    + "behind everything.",
                remedy: "Add compositingGroup() to the view that it is to cut a hole into."
            )
        case .inFront:
            (
                message: "In browsers blendMode(.destinationOut) erases what is in front of it in the same compositing "
                    + "group, too.",
                remedy: "Put what is in front into an overlay of the compositing group."
            )
        case .between:
            (
                message:
                    "In browsers blendMode(.destinationOut) does not erase as it should where a view between it and its "
                    + "compositing group is clipped, scrolls, is scaled or turned.",
                remedy: "Clip, scale or turn the compositing group, or what erases itself."
            )
        case .group:
            (
                message:
                    "In browsers blendMode(.destinationOut) does not erase as it should in a view that is masked, is "
                    + "clipped and has a shadow or a blur, or erases itself.",
                remedy: "Add compositingGroup() to the content of that view."
            )
        }
    }
}
