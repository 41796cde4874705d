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

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.accessibilityIdentifier = text
        return label
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `subviews are where their frames say, in every language`(direction: LayoutDirection) throws {
        let outer = UIView()
        let inner = UIView(frame: CGRect(x: 40, y: 20, width: 200, height: 60))
        inner.backgroundColor = .red
        inner.addSubview(label("Inner", CGRect(x: 30, y: 10, width: 100, height: 20)))
        outer.addSubview(inner)
        let host = TestHost(
            Shown(view: outer).frame(width: 300, height: 200).environment(\.layoutDirection, direction))
        let frame = try host.frame(of: "Inner")
        let origin = (390 - 300) / 2 + 40 + 30
        #expect(frame.minX >= CGFloat(origin) && frame.maxX <= CGFloat(origin + 100), "\(frame)")
    }

    private final class Tinted: UIView {
        var told = 0
        override func tintColorDidChange() { told += 1 }
        override func draw(_ rect: CGRect) {
            tintColor.setFill()
            UIGraphicsGetCurrentContext()?.fill(rect)
        }
    }

    @Test func `a tint colour is that of the superview, and its changes are told`() {
        let (outer, view, own) = (UIView(), Tinted(), Tinted())
        #expect(view.tintColor == .tintColor)
        own.tintColor = .blue
        outer.addSubview(view)
        outer.addSubview(own)
        outer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        view.frame = outer.bounds
        let host = TestHost(Shown(view: outer).frame(width: 40, height: 40))
        outer.tintColor = .red
        #expect(view.tintColor == .red && own.tintColor == .blue)
        #expect(view.told == 1 && own.told == 1)
        let late = Tinted()
        outer.addSubview(late)
        #expect(late.tintColor == .red && late.told == 1)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func `content that is larger than a scroll view is scrolled`() throws {
        let scroll = UIScrollView()
        scroll.addSubview(label("Top", CGRect(x: 0, y: 0, width: 100, height: 20)))
        scroll.addSubview(label("End", CGRect(x: 0, y: 900, width: 100, height: 20)))
        scroll.contentSize = CGSize(width: 100, height: 920)
        let host = TestHost(Shown(view: scroll).frame(width: 200, height: 200))
        let before = try host.frame(of: "End").minY
        try host.find(identifier: "Top").scroll(to: CGPoint(x: 0, y: 700))
        #expect(try host.frame(of: "End").minY == before - 700)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func `labels and controls have a size by themselves`() {
        let text = UILabel()
        text.text = "A text that takes several lines in a narrow width"
        text.numberOfLines = 0
        let wide = text.sizeThatFits(CGSize(width: 10_000, height: 10_000))
        let narrow = text.sizeThatFits(CGSize(width: 100, height: 10_000))
        #expect(wide.height > 15 && wide.height < 30 && wide.width > 200)
        #expect(narrow.width <= 100 && narrow.height > 2 * wide.height)
        text.sizeToFit()
        #expect(text.frame.width > 0 && text.intrinsicContentSize == wide)
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        #expect(button.sizeThatFits(.zero).width > 20 && button.sizeThatFits(.zero).width < 100)
        #expect(UISwitch().sizeThatFits(.zero) == UISwitch().intrinsicContentSize)
    }

    @Test func `what the app says of a view reaches screen readers`() throws {
        let view = UIView()
        view.addSubview(label("Part", CGRect(x: 0, y: 0, width: 100, height: 20)))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Whole"
        view.accessibilityTraits = .button
        view.accessibilityIdentifier = "whole"
        let host = TestHost(Shown(view: view).frame(width: 200, height: 100))
        #expect(try host.find(role: .button, label: "Whole").frame.width == 200)
        #expect(host.contains(identifier: "whole") && !host.contains(label: "Part"))
        view.isAccessibilityElement = false
        host.scene.flush()
        #expect(host.contains(label: "Part") && !host.contains(label: "Whole"))
    }

    @Test func `a layer's corners, border and shadow are drawn, and are another drawing`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .red
        func layers() -> Int { TestHost(Shown(view: view).frame(width: 40, height: 40)).scene.display.layerCount }
        let plain = layers()
        view.layer.cornerRadius = 8
        view.layer.borderWidth = 2
        view.layer.shadowOpacity = 0.5
        #expect(layers() > plain)
        view.clipsToBounds = true
        #expect(view.layer.masksToBounds)
    }

    @Test func `a view that draws nothing is a labelled box`() {
        let host = TestHost(ChartView(chart: Chart()).frame(width: 80, height: 40))
        #expect(host.contains(label: "Chart"))
        #expect(host.diagnostics == ["Chart is not drawn."])
    }
}
