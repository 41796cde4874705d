// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineCore

@MainActor
@Suite("Reading the environment")
struct EnvironmentReadingTests {
    @Test("a computed key updates the views that read it when what it is computed from changes")
    func computed() {
        let probe = EnvironmentProbe()
        let scene = SceneHost(Outer(probe: probe), session: .fixture())
        scene.flush()
        #expect(probe.doubled == 2)
        probe.number?.wrappedValue = 5
        scene.flush()
        #expect(probe.doubled == 10)
        // The transform in between read the outer value and wrote another one.
        #expect(probe.transformed == 15)
        #expect(probe.plainRuns == 1)
    }

    @Test("an object that is put in later is found by those who read its absence")
    func laterObject() {
        let probe = EnvironmentProbe()
        let scene = SceneHost(ObjectOuter(probe: probe), session: .fixture())
        scene.flush()
        #expect(probe.name == "none")
        probe.isPresent?.wrappedValue = true
        scene.flush()
        #expect(probe.name == "object")
        probe.isPresent?.wrappedValue = false
        scene.flush()
        #expect(probe.name == "none")
    }

    @Test("a transform that reads an observable object runs again when the object changes")
    func observingTransform() {
        let probe = EnvironmentProbe()
        let factor = Factor()
        let scene = SceneHost(
            Tripled(probe: probe).transformEnvironment(\.probe) { $0 += factor.value }.environment(\.probe, 2),
            session: .fixture())
        scene.flush()
        #expect(probe.transformed == 3)
        factor.value = 5
        scene.flush()
        #expect(probe.transformed == 7)
        factor.value = 8
        scene.flush()
        #expect(probe.transformed == 10)
    }

    @Test("views that read a value and go leave no registration behind, in any number")
    func manyReaders() {
        let probe = EnvironmentProbe()
        let scene = SceneHost(Readers(probe: probe), session: .fixture())
        scene.flush()
        for count in [12, 3, 9, 1, 20, 2, 8, 0, 11] {
            probe.count?.wrappedValue = count
            scene.flush()
            probe.runs = 0
            probe.number?.wrappedValue += 1
            scene.flush()
            #expect(probe.runs == count)
        }
    }
}

@MainActor
private final class EnvironmentProbe {
    var number: Binding<Int>?
    var count: Binding<Int>?
    var isPresent: Binding<Bool>?
    var doubled = 0
    var transformed = 0
    var plainRuns = 0
    var runs = 0
    var name = ""
}

private struct ProbeKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    fileprivate var probe: Int {
        get { self[ProbeKey.self] }
        set { self[ProbeKey.self] = newValue }
    }
    fileprivate var doubledProbe: Int { probe * 2 }
}

private struct Outer: View {
    let probe: EnvironmentProbe
    @State private var number = 1

    var body: some View {
        probe.number = $number
        return Middle(probe: probe).environment(\.probe, number)
    }
}

private struct Middle: View {
    let probe: EnvironmentProbe

    var body: some View {
        probe.plainRuns += 1
        return VStack {
            Doubled(probe: probe)
            Tripled(probe: probe).transformEnvironment(\.probe) { $0 *= 3 }
        }
    }
}

private struct Doubled: View {
    let probe: EnvironmentProbe
    @Environment(\.doubledProbe) private var value

    var body: some View {
        probe.doubled = value
        return Color.red
    }
}

private struct Tripled: View {
    let probe: EnvironmentProbe
    @Environment(\.probe) private var value

    var body: some View {
        probe.transformed = value
        return Color.red
    }
}

@Observable
private final class Factor {
    var value = 1
}

@Observable @MainActor
private final class Named {
    let name = "object"
}

private struct ObjectOuter: View {
    let probe: EnvironmentProbe
    private let named = Named()
    @State private var isPresent = false

    init(probe: EnvironmentProbe) {
        self.probe = probe
    }

    var body: some View {
        probe.isPresent = $isPresent
        return ObjectReader(probe: probe).environment(isPresent ? named : nil)
    }
}

private struct ObjectReader: View {
    let probe: EnvironmentProbe
    @Environment(Named.self) private var named: Named?

    var body: some View {
        probe.name = named?.name ?? "none"
        return Color.red
    }
}

private struct Readers: View {
    let probe: EnvironmentProbe
    @State private var number = 0
    @State private var count = 10

    var body: some View {
        probe.number = $number
        probe.count = $count
        return VStack {
            ForEach(0..<count, id: \.self) { OneReader(probe: probe, index: $0) }
        }
        .environment(\.probe, number)
    }
}

private struct OneReader: View {
    let probe: EnvironmentProbe
    let index: Int
    @Environment(\.probe) private var value

    var body: some View {
        probe.runs += 1
        return Color.red.frame(width: CGFloat(value + index), height: 1)
    }
}
