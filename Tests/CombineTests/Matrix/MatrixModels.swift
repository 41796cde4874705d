// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation
import VitrineCombine
import VitrineCore

// The sources of the state matrix whose number belongs to an `@Observable` object.

private struct ModelLeaf: View {
    let model: MatrixModel
    var body: some View { MatrixLeaf.text(model.number) }
}

private struct ChildLeaf: View {
    @Bindable var child: MatrixChild
    var body: some View { MatrixLeaf.text($child.number.wrappedValue) }
}

struct StateModel: View {
    let cell: MatrixCell
    @State private var model: MatrixModel
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
        _model = State(initialValue: MatrixModel(cell.start))
    }

    var body: some View {
        let model = model
        cell.hub.write = { model.write($0) }
        return cell.show(
            MatrixMaterial(
                read: { self.model.number }, bind: { $model.number }, items: { $model.items },
                own: { AnyView(ModelLeaf(model: self.model)) }),
            $isOpen)
    }
}

struct BindableOwner: View {
    private struct User: View {
        let cell: MatrixCell
        @Bindable var model: MatrixModel
        @State private var isOpen = true

        var body: some View {
            cell.show(
                MatrixMaterial(
                    read: { model.number }, bind: { $model.number }, items: { $model.items },
                    own: { AnyView(Leaf(model: model)) }),
                $isOpen)
        }
    }

    private struct Leaf: View {
        @Bindable var model: MatrixModel
        var body: some View { BindingLeaf(number: $model.number) }
    }

    let cell: MatrixCell
    @State private var model: MatrixModel

    init(_ cell: MatrixCell) {
        self.cell = cell
        _model = State(initialValue: MatrixModel(cell.start))
    }

    var body: some View {
        let model = model
        cell.hub.write = { model.write($0) }
        return User(cell: cell, model: model)
    }
}

struct EnvironmentModelOwner: View {
    private struct User: View {
        let cell: MatrixCell
        @Environment(MatrixModel.self) private var model
        @State private var isOpen = true

        var body: some View {
            @Bindable var model = model
            return cell.show(
                MatrixMaterial(
                    read: { self.model.number }, bind: { Bindable(self.model).number },
                    items: { Bindable(self.model).items }, own: { AnyView(Leaf()) }),
                $isOpen)
        }
    }

    private struct Leaf: View {
        @Environment(MatrixModel.self) private var model
        var body: some View {
            @Bindable var model = model
            BindingLeaf(number: $model.number)
        }
    }

    let cell: MatrixCell
    @State private var model: MatrixModel

    init(_ cell: MatrixCell) {
        self.cell = cell
        _model = State(initialValue: MatrixModel(cell.start))
    }

    var body: some View {
        let model = model
        cell.hub.write = { model.write($0) }
        return User(cell: cell).environment(model)
    }
}

struct Singleton: View {
    private struct Leaf: View {
        var body: some View { MatrixLeaf.text(MatrixModel.shared.number) }
    }

    let cell: MatrixCell
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
    }

    var body: some View {
        cell.hub.write = { MatrixModel.shared.write($0) }
        return cell.show(
            MatrixMaterial(
                read: { MatrixModel.shared.number }, bind: { Bindable(MatrixModel.shared).number },
                items: { Bindable(MatrixModel.shared).items }, own: { AnyView(Leaf()) }),
            $isOpen)
    }
}

struct NestedModel: View {
    let cell: MatrixCell
    @State private var model: MatrixModel
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
        _model = State(initialValue: MatrixModel(cell.start))
    }

    var body: some View {
        let model = model
        cell.hub.write = { model.child.number = $0 }
        return cell.show(
            MatrixMaterial(
                read: { self.model.child.number }, bind: { $model.child.number },
                own: { AnyView(ChildLeaf(child: self.model.child)) }),
            $isOpen)
    }
}

struct ModelArray: View {
    let cell: MatrixCell
    @State private var children: [MatrixChild]
    @State private var isOpen = true

    init(_ cell: MatrixCell) {
        self.cell = cell
        _children = State(initialValue: [MatrixChild(cell.start)])
    }

    var body: some View {
        let child = children[0]
        cell.hub.write = { child.number = $0 }
        return cell.show(
            MatrixMaterial(
                read: { children[0].number }, bind: { $children[0].number },
                own: { AnyView(ForEach(children) { ChildLeaf(child: $0) }) }),
            $isOpen)
    }
}
