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
        fileprivate let make: @MainActor @Sendable () -> AnyView

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
    ]

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
