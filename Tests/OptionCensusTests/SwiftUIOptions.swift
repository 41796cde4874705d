// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Options of the product above the engine; the mutants' build has the engine alone.
#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import VitrineCore

    @MainActor let swiftUIOptions: [OptionTable] = [
        outcomes(
            NSStringDrawingOptions.self,
            [
                "~none": [], "truncatesLastVisibleLine": [.truncatesLastVisibleLine, .usesLineFragmentOrigin],
                "usesFontLeading": [.usesFontLeading, .usesLineFragmentOrigin],
                "usesLineFragmentOrigin": .usesLineFragmentOrigin,
            ]
        ) { options in
            let text: NSString = "A long text about nothing that needs more room than there is by far"
            return "\(text.boundingRect(with: CGSize(width: 80, height: 20), options: options, context: nil))"
        }
        .alike("usesFontLeading", "usesLineFragmentOrigin", because: "San Francisco's leading is nought"),
        outcomes(
            UIHostingControllerSizingOptions.self,
            ["~none": [], "intrinsicContentSize": .intrinsicContentSize, "preferredContentSize": .preferredContentSize]
        ) { options in
            await notes {
                let controller = UIHostingController(rootView: Text("A"))
                controller.sizingOptions = options
            }
        },
    ]
#endif
