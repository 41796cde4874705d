// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCombine
import VitrineComponents
import VitrineCore

// The sources of the state matrix that something outside of the views has a say in.

struct AppStorageOwner: View {
    private struct Leaf: View {
        @AppStorage("number") private var number = 0
        var body: some View { MatrixLeaf.text(number) }
    }

    let cell: MatrixCell
    @AppStorage("number") private var number = 1
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
    }

    var body: some View {
        let binding = UncheckedSendable($number)
        cell.hub.write = { binding.value.wrappedValue = $0 }
        return cell.show(
            MatrixMaterial(read: { number }, bind: { $number }, own: { AnyView(Leaf()) }), $isOpen)
    }
}

struct SceneStorageOwner: View {
    private struct Leaf: View {
        @SceneStorage("number") private var number = 1
        let start: Int
        var body: some View { MatrixLeaf.text(number) }

        init(start: Int) {
            self.start = start
            _number = SceneStorage(wrappedValue: start, "number")
        }
    }

    let cell: MatrixCell
    @SceneStorage("number") private var number = 1
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
        _number = SceneStorage(wrappedValue: cell.start, "number")
    }

    var body: some View {
        let binding = UncheckedSendable($number)
        cell.hub.write = { binding.value.wrappedValue = $0 }
        return cell.show(
            MatrixMaterial(read: { number }, bind: { $number }, own: { AnyView(Leaf(start: cell.start)) }), $isOpen)
    }
}

/// Two fields; the number says which one has the focus.
struct FocusOwner: View {
    let cell: MatrixCell
    @FocusState private var field: Int?
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
    }

    var body: some View {
        let field = UncheckedSendable(_field)
        cell.hub.write = { field.value.wrappedValue = $0 }
        return cell.show(
            MatrixMaterial(
                read: { self.field ?? 0 },
                bind: {
                    Binding {
                        self.field ?? 0
                    } set: {
                        self.field = $0
                    }
                },
                own: { AnyView(Leaf(field: $field)) },
                chrome: AnyView(
                    VStack {
                        TextField("one", text: .constant("")).focused($field, equals: 1)
                        TextField("two", text: .constant("")).focused($field, equals: 2)
                    })),
            $isOpen)
    }

    private struct Leaf: View {
        @FocusState<Int?>.Binding var field: Int?
        var body: some View { MatrixLeaf.text(field ?? 0) }
    }
}

/// A pad; the number is one more while a finger is on it.
struct GestureOwner: View {
    let cell: MatrixCell
    @GestureState private var number = 1
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
    }

    var body: some View {
        cell.show(
            MatrixMaterial(
                read: { number },
                bind: {
                    Binding {
                        number
                    } set: { _ in
                    }
                },
                own: { AnyView(ClosureValue(read: { number })) },
                chrome: AnyView(
                    Color.red.frame(width: 44, height: 44).accessibilityElement().accessibilityIdentifier("pad")
                        .gesture(
                            DragGesture(minimumDistance: 0).updating($number) { _, number, _ in number = 2 }))),
            $isOpen)
    }

    private struct ClosureValue: View {
        let read: () -> Int
        var body: some View { MatrixLeaf.text(read()) }
    }
}
