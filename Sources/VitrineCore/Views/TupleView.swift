// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Reflection) import Swift

/// A view made of the views of a tuple, in order.
nonisolated public struct TupleView<T>: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
    /// The tuple of views.
    public var value: T

    /// Creates a view from a tuple of views.
    ///
    /// - Parameter value: A tuple whose elements are all views; it is a programming error if one is not.
    public nonisolated init(_ value: T) {
        self.value = value
    }
}

extension TupleView: Sendable where T: Sendable {}

extension TupleView: PrimitiveView {
    package nonisolated static var arity: Arity {
        MainActor.assumeIsolated {
            TuplePlan.of(T.self).elements.reduce(.exact(0)) { $0 + $1.type.arity }
        }
    }

    @MainActor package static func makeNode(_ view: TupleView<T>, _ context: NodeContext) -> ViewNode {
        TupleNode<T>(view, context)
    }
}

/// The types of the views in a tuple type and their offsets in it.
@MainActor
package final class TuplePlan {
    let elements: [(offset: Int, type: ViewType)]
    private static var known: [ObjectIdentifier: TuplePlan] = [:]

    static func of<T>(_ type: T.Type) -> TuplePlan {
        if let found = known[ObjectIdentifier(type)] { return found }
        let made = TuplePlan(type)
        known[ObjectIdentifier(type)] = made
        return made
    }

    private init<T>(_ type: T.Type) {
        var fields: [(Int, Any.Type)] = []
        if let view = type as? any View.Type {
            fields = [(0, view)]
        } else {
            _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
                fields.append((offset, fieldType))
                return true
            }
        }
        elements = fields.map { offset, fieldType in
            guard let view = fieldType as? any View.Type else {
                preconditionFailure("TupleView<\(type)> holds \(fieldType), which is no View.")
            }
            @MainActor func open<V: View>(_: V.Type) -> ViewType { ViewType.of(V.self) }
            return (offset, _openExistential(view, do: open))
        }
    }
}

/// The node of a tuple view: the lists of its children, one after the other.
package final class TupleNode<T>: ViewNode {
    private let plan = TuplePlan.of(T.self)
    private var children: ContiguousArray<ViewNode> = []
    /// The cached number of elements, or `nil` when a child's elements have changed.
    private var count: Int?

    init(_ view: TupleView<T>, _ context: NodeContext) {
        super.init(context)
        let inner = context.transparent(self)
        withUnsafePointer(to: view.value) {
            let base = UnsafeRawPointer($0)
            children.reserveCapacity(plan.elements.count)
            for (index, element) in plan.elements.enumerated() {
                children.append(inner.counted(at: index).make(at: base + element.offset, element.type))
            }
        }
    }

    package override var name: String { "TupleView" }

    package override var elementCount: Int {
        if let count { return count }
        let sum = children.reduce(0) { $0 + $1.elementCount }
        count = sum
        return sum
    }

    package override func elementsDidChange() { count = nil }

    package override func element(at index: Int) -> ViewNode {
        var rest = index
        for child in children {
            let count = child.elementCount
            if rest < count { return child.element(at: rest) }
            rest -= count
        }
        preconditionFailure("A list of \(elementCount) has no element \(index).")
    }

    package override func forEachElement(_ body: (ViewNode) -> Void) {
        for child in children { child.forEachElement(body) }
    }

    package override func elementOffset(of child: ViewNode) -> Int {
        children.prefix(child.ordinal).reduce(0) { $0 + $1.elementCount }
    }

    package override func update(from pointer: UnsafeRawPointer) {
        for (child, element) in zip(children, plan.elements) { child.update(from: pointer + element.offset) }
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        for child in children { body(child) }
    }
}
