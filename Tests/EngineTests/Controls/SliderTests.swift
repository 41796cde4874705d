// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("Slider")
struct SliderTests {
    @Test("a slider says its share, and takes a value")
    func value() throws {
        let host = TestHost(Sliding(bounds: 0...10))
        let slider = try host.find(role: .slider, label: "Volume")
        #expect(slider.value == "50%")
        try slider.slide(to: 7.5)
        #expect(try host.find(role: .slider, label: "Volume").value == "75%")
        #expect(host.contains(label: "7.5"))
    }

    @Test("steps are counted from the lower bound, and end at the upper one")
    func steps() throws {
        let host = TestHost(Sliding(bounds: 1...10, step: 4))
        try host.find(role: .slider, label: "Volume").slide(to: 6.4)
        #expect(host.contains(label: "5.0"))
        try host.find(role: .slider, label: "Volume").slide(to: 1_000)
        #expect(host.contains(label: "10.0"))
    }

    @Test("the start and the end of a drag of the knob are each reported once")
    func editing() throws {
        let log = Log()
        let host = TestHost(Sliding(bounds: 0...10) { log.entries.append($0) })
        try host.find(role: .slider, label: "Volume").change("2", isDone: false)
        try host.find(role: .slider, label: "Volume").change("3", isDone: false)
        #expect(log.entries == [true])
        try host.find(role: .slider, label: "Volume").change("3", isDone: true)
        #expect(log.entries == [true, false])
    }

    @Test("what is no number is no value")
    func nonsense() throws {
        let host = TestHost(Sliding(bounds: 0...10))
        for text in ["", "nan", "inf", "seven"] { try host.find(role: .slider, label: "Volume").set(text) }
        #expect(host.contains(label: "5.0"))
    }

    @Test("labels are at the ends, 31 points of track between them")
    func labels() throws {
        let host = TestHost(
            Slider(value: .constant(0.5)) {
                Text("Size")
            } minimumValueLabel: {
                Text("S")
            } maximumValueLabel: {
                Text("L")
            })
        #expect(try host.find(role: .slider, label: "Size").frame.height == 31)
        #expect(host.scene.display.description.contains("text \"S\""))
        #expect(host.labels == ["Size"])
    }

    @Test("values beyond the bounds are shown at the ends, one that is no number at the start")
    func beyond() throws {
        for (value, share) in [(3.0, "100%"), (-1, "0%"), (.nan, "0%")] {
            let host = TestHost(Slider(value: .constant(value)) { Text("Size") })
            #expect(try host.find(role: .slider, label: "Size").value == share)
        }
    }

    @Test("the filled part is the tint's")
    func tint() throws {
        let host = TestHost(Slider(value: .constant(0.5)) { Text("Size") }.tint(.red))
        guard case .slider(let look) = try host.find(role: .slider, label: "Size").control().kind else {
            Issue.record("no slider")
            return
        }
        #expect(look.fill.red == 1 && look.fill.blue < 0.3)
    }

    @Test("marks are shown at their values, and not outside of the range")
    func ticks() {
        func described(_ values: [Double]) -> String {
            let slider = Slider(value: .constant(2.0), in: 1...5) {
                Text("Mood")
            } ticks: {
                SliderTickContentForEach(values, id: \.self) { SliderTick($0) }
            }
            return "\(TestHost(slider).scene.display.snapshot().operations)"
        }
        let written = Slider(value: .constant(2.0), in: 1...5) {
            Text("Mood")
        } ticks: {
            SliderTick(1)
            SliderTick(3) { Text("Middle") }
            if described([]).isEmpty { SliderTick(4) }
            SliderTick("High", 5)
        }
        #expect("\(TestHost(written).scene.display.snapshot().operations)" == described([1, 3, 5]))
        #expect(Set([[], [1], [3], [1, 3], [1, 3, 5]].map { described($0) }).count == 5)
        #expect(described([0, 3, 7]) == described([3]))
    }

    @Test("a slider with steps has the marks that the app gives for them")
    func ticksOfSteps() {
        func described(_ tick: (Double) -> SliderTick<Double>?) -> String {
            let slider = Slider(value: .constant(2.0), in: 1...5, step: 2) {
                Text("Mood")
            } tick: {
                tick($0)
            }
            return "\(TestHost(slider).scene.display.snapshot().operations)"
        }
        var steps: [Double] = []
        let none = described {
            steps.append($0)
            return nil
        }
        #expect(steps == [1, 3, 5])
        #expect(described { $0 == 3 ? SliderTick($0) : nil } != none)
    }

    @Test("a value stays in the enabled part of the range, and is said as the app says it")
    func enabledBounds() throws {
        let host = TestHost(Limited())
        try host.find(role: .slider, label: "Volume").slide(to: 9)
        #expect(try host.find(role: .slider, label: "Volume").value == "6 of 10")
        try host.find(role: .slider, label: "Volume").slide(to: 0)
        #expect(try host.find(role: .slider, label: "Volume").value == "2 of 10")
    }

    private final class Log {
        var entries: [Bool] = []
    }
}

private struct Limited: View {
    @State private var value = 5.0

    var body: some View {
        Slider(value: $value, in: 0...10, enabledBounds: 2...6) {
            Text("Volume")
        } currentValueLabel: {
            Text(verbatim: "\(Int(value)) of 10")
        } ticks: {
            SliderTick(5)
        }
    }
}

private struct Sliding: View {
    let bounds: ClosedRange<Double>
    var step: Double?
    var changed: @MainActor (Bool) -> Void = { _ in }
    @State private var value = 5.0

    var body: some View {
        if let step {
            Slider(value: $value, in: bounds, step: step) { Text("Volume") }
        } else {
            Slider(value: $value, in: bounds, label: { Text("Volume") }, onEditingChanged: changed)
        }
        Text(verbatim: "\(value)")
    }
}
