// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Stacks of UIKit lay out their arranged subviews by frames.
@MainActor
@Suite struct StackViewTests {
    /// A view with a size of its own.
    private final class Box: UIView {
        var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { size }
    }

    private func stack(_ views: [UIView], width: CGFloat = 100, height: CGFloat = 40) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        stack.layoutIfNeeded()
        return stack
    }

    /// Lays out the stack and returns where the views begin and how long they are, along its axis.
    private func places(_ stack: UIStackView) -> [[CGFloat]] {
        stack.layoutIfNeeded()
        let isRow = stack.axis == .horizontal
        return stack.arrangedSubviews.filter { !$0.isHidden }.map { view in
            isRow ? [view.frame.minX, view.frame.width] : [view.frame.minY, view.frame.height]
        }
    }

    @Test func `a row is filled by the view that resists least`() {
        let stack = stack([Box(10, 10), Box(20, 10), Box(30, 10)])
        stack.spacing = 5
        #expect(places(stack) == [[0, 40], [45, 20], [70, 30]])
        #expect(stack.arrangedSubviews.allSatisfy { $0.frame.height == 40 })
        stack.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        #expect(places(stack) == [[0, 10], [15, 50], [70, 30]])
    }

    @Test func `views without a length share what is left, and spacers push the others apart`() {
        let spacer = UIView()
        #expect(places(stack([Box(10, 10), spacer, Box(20, 10)])) == [[0, 10], [10, 70], [80, 20]])
        #expect(places(stack([UIView(), UIView()])) == [[0, 50], [50, 50]])
    }

    @Test func `views become shorter by their resistance`() {
        let stack = stack([Box(80, 10), Box(60, 10)])
        #expect(places(stack) == [[0, 80], [80, 20]])
        stack.arrangedSubviews[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(places(stack) == [[0, 40], [40, 60]])
    }

    @Test func `distributions share the length`() {
        let stack = stack([Box(10, 10), Box(20, 10), Box(30, 10)], width: 120)
        stack.distribution = .fillEqually
        #expect(places(stack) == [[0, 40], [40, 40], [80, 40]])
        stack.distribution = .fillProportionally
        #expect(places(stack) == [[0, 20], [20, 40], [60, 60]])
        stack.distribution = .equalSpacing
        #expect(places(stack) == [[0, 10], [40, 20], [90, 30]])
        stack.distribution = .equalCentering
        #expect(places(stack) == [[0, 10], [45, 20], [90, 30]])
    }

    @Test func `a column has its own heights, distances and margins`() {
        let stack = stack([Box(10, 10), Box(20, 20), UIView()], width: 100, height: 100)
        stack.axis = .vertical
        stack.spacing = 4
        stack.setCustomSpacing(10, after: stack.arrangedSubviews[0])
        #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 10)
        #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
        #expect(places(stack) == [[0, 10], [20, 20], [44, 56]])
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(places(stack) == [[8, 10], [28, 20], [52, 40]])
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(places(stack) == [[1, 10], [21, 20], [45, 52]])
        #expect(stack.arrangedSubviews[0].frame.minX == 2 && stack.arrangedSubviews[0].frame.width == 94)
    }

    @Test func `alignments place views across the axis`() {
        let row = stack([Box(10, 10), Box(20, 20)])
        func tops(_ alignment: UIStackView.Alignment) -> [CGFloat] {
            row.alignment = alignment
            row.layoutIfNeeded()
            return row.arrangedSubviews.map { $0.frame.minY }
        }
        #expect(tops(.top) == [0, 0])
        #expect(tops(.center) == [15, 10])
        #expect(tops(.bottom) == [30, 20])
        #expect(tops(.firstBaseline) == [10, 0])
        #expect(tops(.lastBaseline) == [30, 20])
        #expect(row.arrangedSubviews.map { $0.frame.height } == [10, 20])
        let column = stack([Box(10, 10), Box(20, 20)])
        column.axis = .vertical
        column.alignment = .trailing
        column.layoutIfNeeded()
        #expect(column.arrangedSubviews.map { $0.frame.minX } == [90, 80])
    }

    @Test func `hidden and removed views leave no gap`() {
        let (first, second, third) = (Box(10, 10), Box(20, 10), Box(30, 10))
        let stack = stack([first, second, third])
        stack.distribution = .equalSpacing
        stack.spacing = 10
        second.isHidden = true
        #expect(places(stack) == [[0, 10], [70, 30]])
        second.isHidden = false
        #expect(places(stack) == [[0, 10], [30, 20], [70, 30]])
        first.removeFromSuperview()
        #expect(stack.arrangedSubviews == [second, third])
        stack.removeArrangedSubview(third)
        #expect(stack.arrangedSubviews == [second] && stack.subviews == [second, third])
        stack.insertArrangedSubview(first, at: 0)
        #expect(stack.arrangedSubviews == [first, second] && first.superview === stack)
    }

    @Test func `a change of a view's size moves the others, in nested stacks as well`() {
        let (box, inner) = (Box(10, 10), UIStackView())
        inner.addArrangedSubview(box)
        let outer = stack([inner, UIView()])
        #expect(places(outer) == [[0, 10], [10, 90]])
        box.size.width = 30
        #expect(places(outer) == [[0, 30], [30, 70]] && box.frame.width == 30)
    }

    @Test func `a stack has the size of its views`() {
        let stack = UIStackView(arrangedSubviews: [Box(10, 30), Box(20, 20)])
        stack.spacing = 5
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 35, height: 30))
        stack.axis = .vertical
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 20, height: 55))
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 36, height: 71))
        #expect(UIStackView(arrangedSubviews: [UIView()]).sizeThatFits(.zero) == .zero)
    }

    @Test func `texts take the lines that they need in the width of a column`() {
        let label = UILabel()
        label.text = "A text that takes several lines in a narrow width"
        label.numberOfLines = 0
        let column = UIStackView(arrangedSubviews: [label])
        column.axis = .vertical
        let (wide, narrow) = (CGSize(width: 1000, height: 0), CGSize(width: 100, height: 0))
        #expect(column.sizeThatFits(narrow).height > 2 * column.sizeThatFits(wide).height)
    }

    @Test func `the view of a hosting controller has the size of its content`() {
        let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
        #expect(controller.view.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
        let outer = stack([controller.view, UIView()])
        #expect(places(outer) == [[0, 30], [30, 70]])
        controller.rootView = Color.red.frame(width: 50, height: 20)
        #expect(places(outer) == [[0, 50], [50, 50]])
    }

    private struct Shown: UIViewRepresentable {
        let view: UIStackView
        func makeUIView(context: Context) -> UIStackView { view }
        func updateUIView(_ uiView: UIStackView, context: Context) {}
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func `a page shows the views one below the other, as high as they are`() throws {
        let column = UIStackView(arrangedSubviews: [label("First"), label("Second")])
        column.axis = .vertical
        column.spacing = 10
        let host = TestHost(VStack { Shown(view: column).fixedSize() })
        let first = try host.find(label: "First").frame
        let second = try host.find(label: "Second").frame
        #expect(second.minY >= first.maxY + 9 && first.height > 10 && first.height < 30, "\(first) \(second)")
        #expect(host.diagnostics.isEmpty)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `rows begin where the language does`(direction: LayoutDirection) throws {
        let row = UIStackView(arrangedSubviews: [label("First"), label("Second")])
        let host = TestHost(Shown(view: row).frame(width: 200, height: 40).environment(\.layoutDirection, direction))
        let first = try host.find(label: "First").frame
        let second = try host.find(label: "Second").frame
        #expect((first.minX < second.minX) == (direction == .leftToRight), "\(first) \(second)")
    }
}
