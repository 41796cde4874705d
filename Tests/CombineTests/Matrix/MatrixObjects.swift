// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCombine
import VitrineCore

// The sources of the state matrix whose number belongs to an `ObservableObject`.

private struct ObservedLeaf: View {
    @ObservedObject var object: MatrixObject
    var body: some View { MatrixLeaf.text(object.number) }
}

private struct PartLeaf: View {
    @ObservedObject var part: MatrixPart
    var body: some View { MatrixLeaf.text(part.number) }
}

private struct InheritedLeaf: View {
    @EnvironmentObject private var object: MatrixObject
    var body: some View { BindingLeaf(number: $object.number) }
}

struct StateObjectOwner: View {
    let cell: MatrixCell
    @StateObject private var object: MatrixObject
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
        _object = StateObject(wrappedValue: MatrixObject(cell.start))
    }

    var body: some View {
        let object = object
        cell.hub.write = { object.write($0) }
        return cell.show(
            MatrixMaterial(
                read: { self.object.number }, bind: { $object.number }, items: { $object.items },
                own: { AnyView(ObservedLeaf(object: self.object)) }),
            $isOpen)
    }
}

/// Shows an object that another view has, and that it observes itself.
private struct ObservedUser: View {
    let cell: MatrixCell
    @ObservedObject var object: MatrixObject
    @State private var isOpen = true

    var body: some View {
        let object = object
        cell.hub.write = { object.write($0) }
        return cell.show(
            MatrixMaterial(
                read: { self.object.number }, bind: { $object.number }, items: { $object.items },
                own: { AnyView(ObservedLeaf(object: self.object)) }),
            $isOpen)
    }
}

struct ObservedOwner: View {
    let cell: MatrixCell
    @State private var object: MatrixObject

    init(_ cell: MatrixCell) {
        self.cell = cell
        _object = State(initialValue: MatrixObject(cell.start))
    }

    var body: some View { ObservedUser(cell: cell, object: object) }
}

struct EnvironmentObjectOwner: View {
    private struct User: View {
        let cell: MatrixCell
        @EnvironmentObject private var object: MatrixObject
        @State private var isOpen = true

        var body: some View {
            let object = object
            cell.hub.write = { object.write($0) }
            return cell.show(
                MatrixMaterial(
                    read: { self.object.number }, bind: { $object.number }, items: { $object.items },
                    own: { AnyView(InheritedLeaf()) }),
                $isOpen)
        }
    }

    let cell: MatrixCell
    @StateObject private var object: MatrixObject

    init(_ cell: MatrixCell) {
        self.cell = cell
        _object = StateObject(wrappedValue: MatrixObject(cell.start))
    }

    var body: some View { User(cell: cell).environmentObject(object) }
}

struct PublishedStructs: View {
    private struct Row: View {
        @Binding var item: MatrixItem
        var body: some View { MatrixLeaf.text(item.number) }
    }

    let cell: MatrixCell
    @StateObject private var object: MatrixObject
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
        _object = StateObject(wrappedValue: MatrixObject(cell.start))
    }

    var body: some View {
        let object = object
        cell.hub.write = { object.items[0].number = $0 }
        return cell.show(
            MatrixMaterial(
                read: { self.object.items[0].number }, bind: { $object.items[0].number }, items: { $object.items },
                own: { AnyView(ForEach($object.items) { Row(item: $0) }) }),
            $isOpen)
    }
}

/// Objects in a published array: their own changes are told by themselves, the array tells who is in it.
struct PublishedObjects: View {
    let cell: MatrixCell
    @StateObject private var object: MatrixObject
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
        _object = StateObject(wrappedValue: MatrixObject(cell.start))
    }

    var body: some View {
        let object = object
        let isRow = cell.way == .own
        cell.hub.write = {
            if isRow { object.parts[0].number = $0 } else { object.parts = [MatrixPart($0)] }
        }
        return cell.show(
            MatrixMaterial(
                read: { self.object.parts[0].number }, bind: { $object.parts[0].number },
                own: { AnyView(ForEach(self.object.parts) { PartLeaf(part: $0) }) }),
            $isOpen)
    }
}

struct ByHand: View {
    let cell: MatrixCell
    @StateObject private var part: MatrixPart
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
        _part = StateObject(wrappedValue: MatrixPart(cell.start))
    }

    var body: some View {
        let part = part
        cell.hub.write = { part.number = $0 }
        return cell.show(
            MatrixMaterial(
                read: { self.part.number }, bind: { $part.number }, own: { AnyView(PartLeaf(part: self.part)) }),
            $isOpen)
    }
}

/// A property wrapper of an app's own, around an object.
@MainActor @propertyWrapper
private struct Loaded: DynamicProperty {
    @StateObject private var object: MatrixObject

    init(wrappedValue: Int) {
        _object = StateObject(wrappedValue: MatrixObject(wrappedValue))
    }

    var wrappedValue: Int { object.number }
    var projectedValue: Binding<Int> { $object.number }
    var shared: MatrixObject { object }
}

struct CustomObjectOwner: View {
    let cell: MatrixCell
    @Loaded private var number: Int
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
        _number = Loaded(wrappedValue: cell.start)
    }

    var body: some View {
        let object = _number.shared
        cell.hub.write = { object.write($0) }
        return cell.show(
            MatrixMaterial(
                read: { number }, bind: { $number }, own: { AnyView(ObservedLeaf(object: object)) }),
            $isOpen)
    }
}
