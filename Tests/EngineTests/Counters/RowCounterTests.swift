// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The costs of a change in an eager column of rows, at two sizes: they have to be the same numbers.
@MainActor
@Suite("The cost of a change", .serialized)
struct RowCounterTests {
    private static let sizes = [1_000, 100_000]
    /// Mounting 100,000 rows takes seconds in a debug build: once for all tests.
    private static let columns = sizes.map { count in
        let model = ColumnModel(count: count)
        return (model: model, scene: SceneHost(Column(model: model), session: .fixture()))
    }

    private func measured(
        _ name: String, _ change: (ColumnModel, Int) -> Void
    ) -> [(batch: DisplayBatch, work: EngineCounters)] {
        zip(RowCounterTests.sizes, RowCounterTests.columns).map { count, column in
            let result = column.scene.work { change(column.model, count) }
            print("\(name) at \(count): \(result.work)")
            return result
        }
    }

    @Test("a row's own state runs its body and changes its layer, at any size")
    func ownState() {
        let results = measured("own state") { model, count in model.rows[count / 2 + 1]?.isOn.wrappedValue.toggle() }
        #expect(results[0].work == results[1].work)
        for result in results {
            #expect(result.work.bodies == 1)
            #expect(result.work.siblingsVisited == 0)
            #expect(result.work.closures == 0)
            #expect(result.work.measures == 0)
            #expect(result.work.placements == 0)
            #expect(result.work.layersVisited == 1)
            #expect(result.batch.operations.count == 1)
        }
    }

    @Test("a row's height moves the rows below as one value, at any size")
    func ownHeight() {
        let results = measured("own height") { model, count in model.rows[count / 2]?.height.wrappedValue += 10 }
        #expect(results[0].work == results[1].work)
        for result in results {
            #expect(result.work.bodies == 1)
            #expect(result.work.siblingsVisited == 0)
            #expect(result.work.runShifts == 1)
            // The row, its frame, the stack and what is around it: no sibling.
            #expect(result.work.measures < 24)
            #expect(result.work.placements < 12)
            #expect(result.batch.operations.count < 8)
        }
    }

    @Test("an element replaced in the parent's array runs the parent's body and the row's, comparing all")
    func parentsArray() {
        let results = measured("parent's array") { model, count in model.source.wrappedValue[count / 2].shade += 1 }
        for (result, count) in zip(results, RowCounterTests.sizes) {
            #expect(result.work.bodies == 2)
            #expect(result.work.closures == count)
            #expect(result.work.comparisons == count)
            #expect(result.work.siblingsVisited == 0)
            #expect(result.work.measures == 0)
            #expect(result.work.placements == 0)
            #expect(result.work.layersVisited == 1)
            #expect(result.batch.operations.count == 1)
        }
    }

    @Test("an environment value that nobody reads runs nothing inside")
    func unreadEnvironment() {
        let results = measured("unread environment") { model, _ in model.unread.wrappedValue += 1 }
        #expect(results[0].work == results[1].work)
        for result in results {
            // The body that writes it, and no other.
            #expect(result.work.bodies == 1)
            #expect(result.work.closures == 0)
            #expect(result.work.measures == 0)
            #expect(result.batch.isEmpty)
        }
    }

    @Test("an environment value runs its readers only")
    func readEnvironment() {
        let results = measured("read environment") { model, _ in model.read.wrappedValue += 1 }
        #expect(results[0].work == results[1].work)
        for result in results { #expect(result.work.bodies == 2) }
    }

    @Test("nothing to do costs nothing")
    func nothing() {
        let results = measured("nothing") { _, _ in }
        for result in results {
            #expect(result.work.bodies == 0 && result.work.layersVisited == 0)
            #expect(result.batch.isEmpty)
        }
    }
}

/// The handles by which a test changes the column.
@MainActor
final class ColumnModel {
    let count: Int
    var source: Binding<[ColumnElement]> = .constant([])
    var unread: Binding<Int> = .constant(0)
    var read: Binding<Int> = .constant(0)
    var rows: [Int: (isOn: Binding<Bool>, height: Binding<CGFloat>)] = [:]

    init(count: Int) {
        self.count = count
    }
}

struct ColumnElement: Identifiable, Equatable {
    let id: Int
    var shade: Int
    var name = "row"
}

private struct UnreadKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

private struct ReadKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    fileprivate var unread: Int {
        get { self[UnreadKey.self] }
        set { self[UnreadKey.self] = newValue }
    }
    fileprivate var read: Int {
        get { self[ReadKey.self] }
        set { self[ReadKey.self] = newValue }
    }
}

/// An eager column with an array in its parent's state, of a length that its content decides.
struct Column: View {
    let model: ColumnModel

    var body: some View {
        EnvironmentLevel(model: model)
    }
}

private struct EnvironmentLevel: View {
    let model: ColumnModel
    @State private var unread = 0
    @State private var read = 0

    var body: some View {
        model.unread = $unread
        model.read = $read
        return ArrayLevel(model: model)
            .environment(\.unread, unread)
            .environment(\.read, read)
    }
}

private struct ArrayLevel: View {
    let model: ColumnModel
    @State private var elements: [ColumnElement]

    init(model: ColumnModel) {
        self.model = model
        elements = (0..<model.count).map { ColumnElement(id: $0, shade: 0) }
    }

    var body: some View {
        model.source = $elements
        return VStack(spacing: 0) {
            ForEach(elements) { ColumnRow(element: $0, model: model) }
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

private struct ColumnRow: View {
    let element: ColumnElement
    let model: ColumnModel
    @State private var isOn = false
    @State private var height: CGFloat = 20

    var body: some View {
        model.rows[element.id] = ($isOn, $height)
        return Group {
            if element.id == 7 { Reader(shade: element.shade) } else { fill }
        }
        .frame(height: height)
    }

    private var fill: Color {
        isOn ? Color.red : element.shade % 2 == 0 ? Color.blue : Color.green
    }
}

private struct Reader: View {
    let shade: Int
    @Environment(\.read) private var read

    var body: some View {
        read % 2 == 0 ? Color.blue : Color.red
    }
}
