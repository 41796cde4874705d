// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Where a source of the state matrix shows its number: by which way it goes down, and in which places.
struct MatrixCell {
    let way: MatrixWay
    /// From the outermost in.
    let places: [MatrixPlace]
    let hub: MatrixHub
    /// The number that the source begins with.
    let start: Int

    /// What the body of a source's view is: reads and hands down as its way says, inside of its place.
    @MainActor
    func show(_ material: MatrixMaterial, _ isOpen: Binding<Bool>) -> AnyView {
        hub.open = { isOpen.wrappedValue = $0 }
        let value = way == .value || way == .modifierValue || way == .styleValue ? material.read() : 0
        let binding: Binding<Int>? = way.bindsInBody ? material.bind() : nil
        func nest(_ depth: Int) -> AnyView {
            if depth + 1 < places.count { return places[depth].show(isOpen) { nest(depth + 1) } }
            return places[depth].show(isOpen) {
                if let chrome = material.chrome {
                    VStack {
                        MatrixLeaf.make(way, material, value, binding)
                        chrome
                    }
                } else {
                    MatrixLeaf.make(way, material, value, binding)
                }
            }
        }
        return nest(0)
    }
}

/// How a number comes from the view that has it to the view that shows it.
enum MatrixWay: String, CaseIterable {
    /// Read where it is shown, inside the closure of the place.
    case inline
    /// Read in the body, handed to a child as a value.
    case value
    /// A binding that the body makes, in a child.
    case binding
    /// A binding that the closure of the place makes, in a child.
    case bindingInside
    /// A closure that reads, in a child.
    case closure
    /// A child with a property of the same kind.
    case own
    case modifierValue, modifierBinding, modifierClosure
    case styleValue, styleBinding
    case environmentValue, environmentBinding, environmentClosure
    case preference
    /// A child that follows a value with `onChange`.
    case change
    /// `ForEach($items)`.
    case forEach
    /// An optional binding that is unwrapped.
    case unwrapped
    /// Controls that show what they are bound to.
    case controls

    /// The ways that are tried in every place: those that apps write most.
    static let main: [MatrixWay] = [.inline, .value, .binding, .bindingInside, .closure, .own]

    var bindsInBody: Bool {
        switch self {
        case .binding, .modifierBinding, .styleBinding, .unwrapped, .controls: true
        default: false
        }
    }
}

/// What a source's view hands to the cell: its number, in every form.
@MainActor
struct MatrixMaterial {
    let read: () -> Int
    let bind: () -> Binding<Int>
    /// A collection whose only element has the number, where the source has one.
    var items: (() -> Binding<[MatrixItem]>)?
    /// A view with a property of the source's kind.
    let own: () -> AnyView
    /// What the source needs besides, shown beside the number.
    var chrome: AnyView?
}

struct MatrixItem: Identifiable, Equatable {
    let id: Int
    var number: Int
}

/// What the views of one scene tell the test.
@MainActor
final class MatrixHub {
    /// Writes the number, as the source's view does.
    var write: @Sendable (Int) -> Void = { _ in }
    /// Shows or hides what the place can hide.
    var open: (Bool) -> Void = { _ in }
}
