// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Options of the product above the engine; the mutants' build has the engine alone.
#if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    import VitrineCore

    @MainActor let swiftUIOptions: [OptionTable] = [
        outcomes(
            CGGradientDrawingOptions.self,
            [
                "~none": [], "drawsAfterEndLocation": .drawsAfterEndLocation,
                "drawsBeforeStartLocation": .drawsBeforeStartLocation,
            ]
        ) { options in
            drawn {
                let gradient = CGGradient(
                    colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil)!
                $0.drawLinearGradient(
                    gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
            }
        },
        outcomes(
            CGPathDrawingMode.self,
            [
                "eoFill": .eoFill, "eoFillStroke": .eoFillStroke, "fill": .fill, "fillStroke": .fillStroke,
                "stroke": .stroke,
            ]
        ) { mode in
            drawn {
                $0.setStrokeColor(UIColor.red.cgColor)
                addRings(to: $0)
                $0.drawPath(using: mode)
            }
        },
        outcomes(CGPathFillRule.self, ["evenOdd": .evenOdd, "winding": .winding]) { rule in
            drawn {
                addRings(to: $0)
                $0.fillPath(using: rule)
            }
        },
        outcomes(
            "NSString.EnumerationOptions",
            ["bySentences": NSString.EnumerationOptions.bySentences, "byWords": .byWords, "~lines": .byLines]
        ) { options in
            let text = "One. Two, three."
            var parts: [String?] = []
            text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, _, _ in parts.append(part) }
            return "\(parts)"
        },
        outcomes(
            "Publishers.TimeGroupingStrategy",
            [
                "byTime(_:_:)": Publishers.TimeGroupingStrategy.byTime(ImmediateScheduler.shared, .seconds(1)),
                "byTimeOrCount(_:_:_:)": .byTimeOrCount(ImmediateScheduler.shared, .seconds(1), 1),
            ]
        ) { strategy in
            var heard: [[Int]] = []
            let held = [1, 2].publisher.collect(strategy).sink { heard.append($0) }
            held.cancel()
            return "\(heard)"
        },
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

    /// What a context draws.
    @MainActor private func drawn(_ draw: (CGContext) -> Void) -> String {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).pngData { draw($0.cgContext) }
            .base64EncodedString()
    }

    /// Adds two rectangles, one in the other.
    private func addRings(to context: CGContext) {
        context.addRect(CGRect(x: 2, y: 2, width: 16, height: 16))
        context.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
    }
#endif
