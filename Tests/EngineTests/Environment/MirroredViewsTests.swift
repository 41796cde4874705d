// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// What points ahead or back, fills up or stands at a side, from right to left is the image in a mirror of what it is
/// from left to right.
@MainActor
@Suite("Views from right to left")
struct MirroredViewsTests {
    struct Subject: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @MainActor @Sendable () -> AnyView

        fileprivate init(_ name: String, _ make: @escaping @MainActor @Sendable () -> AnyView) {
            testDescription = name
            self.make = make
        }
    }

    nonisolated static let subjects: [Subject] = [
        Subject("a row that leads to a page") {
            AnyView(NavigationStack { List { NavigationLink("Ahead") { Text("Page") } } })
        },
        Subject("the way back") {
            AnyView(
                NavigationStack(path: .constant([1])) {
                    Text("Root").navigationDestination(for: Int.self) { _ in Text("Page").navigationTitle("Page") }
                })
        },
        Subject("a disclosure group") { AnyView(DisclosureGroup("Group") { Text("Inside") }) },
        Subject("a disclosure group that is expanded") {
            AnyView(DisclosureGroup("Group", isExpanded: .constant(true)) { Text("Inside") })
        },
        Subject("a toggle that is off") { AnyView(Toggle("Toggle", isOn: .constant(false))) },
        Subject("a toggle that is on") { AnyView(Toggle("Toggle", isOn: .constant(true))) },
        Subject("a slider") { AnyView(Slider(value: .constant(0.3))) },
        Subject("progress") { AnyView(ProgressView("Progress", value: 0.3)) },
        Subject("a gauge") { AnyView(Gauge(value: 0.3) { Text("Gauge") }.gaugeStyle(.linearCapacity)) },
        Subject("a stepper") { AnyView(Stepper("Stepper", value: .constant(1))) },
        Subject("segments") {
            AnyView(
                Picker("Picker", selection: .constant(1)) {
                    Text("One").tag(1)
                    Text("Three").tag(3)
                }
                .pickerStyle(.segmented))
        },
        Subject("a calendar") {
            let date = Date(timeIntervalSince1970: 1_795_254_090)
            return AnyView(
                DatePicker("Date", selection: .constant(date), displayedComponents: .date)
                    .datePickerStyle(.graphical))
        },
        Subject("a label in a form") { AnyView(Form { LabeledContent("Label", value: "Value") }) },
        Subject("a list with sections") {
            AnyView(
                List {
                    Section {
                        Text("Row")
                        Label("With a symbol", systemImage: "star").badge(3)
                    } header: {
                        Text("Header")
                    } footer: {
                        Text("Footer")
                    }
                    Section("Title") { Row { Color.red.frame(width: 20, height: 10) } }
                    Section { Toggle("Toggle", isOn: .constant(true)) }
                })
        },
        Subject("a plain list") {
            AnyView(List { Section("Title") { Text("Row") } }.listStyle(.plain))
        },
        Subject("a layout of the app's own, as wide as its views, in a row") {
            AnyView(
                List {
                    Row {
                        Color.red.frame(width: 20, height: 10)
                        Color.blue.frame(width: 60, height: 10)
                    }
                })
        },
        Subject("a page with a title and items in its bars") {
            AnyView(
                NavigationStack {
                    Text("Page").navigationTitle("Title").toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                        ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("One") {}
                            Spacer()
                            Button("Two") {}
                        }
                    }
                })
        },
        Subject("tabs") {
            AnyView(
                TabView {
                    Tab("First", systemImage: "star") { Text("First page") }
                    Tab("Second one", systemImage: "heart") { Text("Second page") }
                })
        },
    ]

    /// Places views side by side, in points from the left, as layouts do that know of no direction.
    struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var x = bounds.minX
            for subview in subviews {
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += subview.sizeThatFits(.unspecified).width
            }
        }
    }

    /// What is drawn in each layer: the points of lines, and the corners of all else, in tenths of a point. What a
    /// mirror shows of the inside of texts and images is left out.
    private func marks(_ direction: LayoutDirection, of subject: Subject, isMirrored: Bool) -> [[String]] {
        let host = TestHost(subject.make().environment(\.layoutDirection, direction), width: 390)
        var found: [[String]] = []
        // Off the middle, so that no place is rounded either way.
        func tenths(_ length: Double) -> Int { Int((length * 10 + 0.123).rounded()) }
        func look(_ layer: Layer) {
            if layer.effects.isHidden || layer.isExiting { return }
            let map = layer.transformToRoot()
            let marks = points(of: layer).map { point in
                let place = map.map(x: point.x, y: point.y)
                return "\(tenths(isMirrored ? 390 - place.x : place.x)),\(tenths(place.y))"
            }
            if !marks.isEmpty { found.append(Set(marks).sorted()) }
            layer.children.forEach(look)
        }
        look(host.scene.display.root)
        return found.sorted { $0.lexicographicallyPrecedes($1) }
    }

    private func points(of layer: Layer) -> [(x: Double, y: Double)] {
        let (width, height) = (layer.placement.width, layer.placement.height)
        let corners: [(x: Double, y: Double)] = [(0, 0), (width, 0), (0, height), (width, height)]
        switch layer.content {
        case .stroke(.path(let elements), _, _):
            return elements.compactMap { element -> (x: Double, y: Double)? in
                switch element {
                case .move(let x, let y), .line(let x, let y): (x, y)
                case .quad, .cubic, .close: nil
                }
            }
        case .fill(let outline, _):
            let elements = outline.elements(width: width, height: height)
            let points = elements.flatMap { element -> [(x: Double, y: Double)] in
                switch element {
                case .move(let x, let y), .line(let x, let y): [(x, y)]
                case .quad(let cx, let cy, let x, let y): [(cx, cy), (x, y)]
                case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y): [(c1x, c1y), (c2x, c2y), (x, y)]
                case .close: []
                }
            }
            let (xs, ys) = (points.map { $0.x }, points.map { $0.y })
            guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
                return []
            }
            return [(left, top), (right, top), (left, bottom), (right, bottom)]
        case .stroke, .text, .image, .field, .control, .drawing: return corners
        case .group, .scroll, .activity: return []
        }
    }

    @Test(arguments: subjects)
    func `is the image in a mirror`(subject: Subject) {
        let mirrored = marks(.leftToRight, of: subject, isMirrored: true)
        let shown = marks(.rightToLeft, of: subject, isMirrored: false)
        #expect(!shown.isEmpty)
        #expect(shown.filter { !mirrored.contains($0) } == [])
        #expect(shown.count == mirrored.count)
    }
}
