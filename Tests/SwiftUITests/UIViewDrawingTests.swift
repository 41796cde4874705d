// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Views of UIKit that draw themselves, as charts of apps do.
@MainActor
@Suite struct UIViewDrawingTests {
    private final class Chart: UIView {
        var value: CGFloat = 0 { didSet { setNeedsDisplay() } }
        var sizes: [CGSize] = []

        override func draw(_ rect: CGRect) {
            sizes.append(rect.size)
            guard value > 0 else { return }
            UIColor.red.setFill()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: rect.width * value, height: rect.height))
        }
    }

    private struct ChartView: UIViewRepresentable {
        let chart: Chart

        func makeUIView(context: Context) -> Chart { chart }
        func updateUIView(_ uiView: Chart, context: Context) {}
    }

    @Test func `a view is drawn at its size, once for each change`() async {
        let chart = Chart()
        chart.value = 0.5
        let host = TestHost(ChartView(chart: chart).frame(width: 80, height: 40))
        #expect(host.diagnostics.isEmpty)
        #expect(chart.sizes.last == CGSize(width: 80, height: 40))
        let count = chart.sizes.count
        chart.value = 0.75
        await host.waitUntilIdle()
        #expect(chart.sizes.count == count + 1)
    }

    @Test func `a view that draws nothing is a labelled box`() {
        let host = TestHost(ChartView(chart: Chart()).frame(width: 80, height: 40))
        #expect(host.contains(label: "Chart"))
        #expect(host.diagnostics == ["Chart is not drawn."])
    }
}
