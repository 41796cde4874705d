// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCombine
import VitrineCore

// The sources of the state matrix whose number is a value.

struct StateValue: View {
    let cell: MatrixCell
    @State private var number: Int
    @State private var items: [MatrixItem]
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
        _number = State(initialValue: cell.start)
        _items = State(initialValue: [MatrixItem(id: 1, number: cell.start)])
    }

    var body: some View {
        let (number, items) = (UncheckedSendable($number), UncheckedSendable($items))
        cell.hub.write = {
            number.value.wrappedValue = $0
            items.value.wrappedValue[0].number = $0
        }
        return cell.show(
            MatrixMaterial(
                read: { self.number }, bind: { $number }, items: { $items },
                own: { AnyView(BindingLeaf(number: $number)) }),
            $isOpen)
    }
}

struct StateStruct: View {
    private struct Draft {
        var inner: Inner
        struct Inner {
            var number: Int
            var note = "note"
        }
    }

    let cell: MatrixCell
    @State private var draft: Draft
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
        _draft = State(initialValue: Draft(inner: .init(number: cell.start)))
    }

    var body: some View {
        let draft = UncheckedSendable($draft)
        cell.hub.write = { draft.value.wrappedValue.inner.number = $0 }
        return cell.show(
            MatrixMaterial(
                read: { self.draft.inner.number }, bind: { $draft.inner.number },
                own: { AnyView(BindingLeaf(number: $draft.inner.number)) }),
            $isOpen)
    }
}

struct StateOptional: View {
    let cell: MatrixCell
    @State private var number: Int?
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
        _number = State(initialValue: cell.start)
    }

    var body: some View {
        let binding = UncheckedSendable($number)
        cell.hub.write = { binding.value.wrappedValue = $0 }
        return cell.show(
            MatrixMaterial(
                read: { number ?? 0 }, bind: { Binding($number) ?? .constant(0) },
                own: { AnyView(Leaf(number: $number)) }),
            $isOpen)
    }

    private struct Leaf: View {
        @Binding var number: Int?
        var body: some View { MatrixLeaf.text(number ?? 0) }
    }
}

/// Shows what a binding is bound to.
struct BindingUser: View {
    let cell: MatrixCell
    @Binding var number: Int
    @State private var isOpen = true

    var body: some View {
        cell.show(
            MatrixMaterial(
                read: { number }, bind: { $number }, own: { AnyView(BindingLeaf(number: $number)) }),
            $isOpen)
    }
}

struct BindingOwner: View {
    let cell: MatrixCell
    @State private var number: Int

    init(_ cell: MatrixCell) {
        self.cell = cell
        _number = State(initialValue: cell.start)
    }

    var body: some View {
        let binding = UncheckedSendable($number)
        cell.hub.write = { binding.value.wrappedValue = $0 }
        return BindingUser(cell: cell, number: $number)
    }
}

/// A binding of closures to an object that tells of its changes.
struct ComputedBinding: View {
    let cell: MatrixCell
    @StateObject private var object: MatrixObject

    init(_ cell: MatrixCell) {
        self.cell = cell
        _object = StateObject(wrappedValue: MatrixObject(cell.start))
    }

    var body: some View {
        let object = object
        cell.hub.write = { object.write($0) }
        return BindingUser(
            cell: cell,
            number: Binding {
                object.number
            } set: {
                object.number = $0
            })
    }
}

struct EnvironmentOwner: View {
    private struct User: View {
        let cell: MatrixCell
        @Environment(\.matrixNumber) private var number
        @Environment(\.matrixBinding) private var binding
        @State private var isOpen = true

        var body: some View {
            cell.show(
                MatrixMaterial(read: { number }, bind: { binding }, own: { AnyView(Leaf()) }), $isOpen)
        }
    }

    private struct Leaf: View {
        @Environment(\.matrixNumber) private var number
        var body: some View { MatrixLeaf.text(number) }
    }

    let cell: MatrixCell
    @State private var number: Int

    init(_ cell: MatrixCell) {
        self.cell = cell
        _number = State(initialValue: cell.start)
    }

    var body: some View {
        let binding = UncheckedSendable($number)
        cell.hub.write = { binding.value.wrappedValue = $0 }
        return User(cell: cell).environment(\.matrixNumber, number).environment(\.matrixBinding, $number)
    }
}

/// A property wrapper of an app's own, around a state.
@propertyWrapper
private struct Counted: DynamicProperty {
    @State private var value: Int

    init(wrappedValue: Int) {
        _value = State(initialValue: wrappedValue)
    }

    var wrappedValue: Int {
        get { value }
        nonmutating set { value = newValue }
    }
    var projectedValue: Binding<Int> { $value }
}

struct CustomOwner: View {
    let cell: MatrixCell
    @Counted private var number: Int
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
        _number = Counted(wrappedValue: cell.start)
    }

    var body: some View {
        let binding = UncheckedSendable($number)
        cell.hub.write = { binding.value.wrappedValue = $0 }
        return cell.show(
            MatrixMaterial(
                read: { number }, bind: { $number }, own: { AnyView(BindingLeaf(number: $number)) }),
            $isOpen)
    }
}

/// A modifier that has the number and shows it around its content.
struct ModifierOwner: View {
    private struct Owning: ViewModifier {
        let cell: MatrixCell
        @State private var number: Int
        @State private var isOpen = true

        init(_ cell: MatrixCell) {
            self.cell = cell
            _number = State(initialValue: cell.start)
        }

        func body(content: Content) -> some View {
            let binding = UncheckedSendable($number)
            cell.hub.write = { binding.value.wrappedValue = $0 }
            return content.overlay {
                cell.show(
                    MatrixMaterial(
                        read: { number }, bind: { $number }, own: { AnyView(BindingLeaf(number: $number)) }),
                    $isOpen)
            }
        }
    }

    let cell: MatrixCell

    init(_ cell: MatrixCell) {
        self.cell = cell
    }

    var body: some View { Color.clear.modifier(Owning(cell)) }
}
