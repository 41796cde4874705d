// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
@_spi(Engine) public import VitrineCore

/// The objects that a descriptor describes, for a view that shows them and follows their changes.
@propertyWrapper
public struct Query<Element, Result>: DynamicProperty where Element: PersistentModel {
    private let descriptor: FetchDescriptor<Element>
    private let transaction: Transaction?
    private var shown: ShownQuery<Element>?

    private init(descriptor: FetchDescriptor<Element>, transaction: Transaction?) {
        self.descriptor = descriptor
        self.transaction = transaction
    }

    /// The error of the last fetch.
    public var fetchError: (any Error)? { shown?.error }

    /// The context that the objects are of.
    public var modelContext: ModelContext {
        guard let shown else { fatalError("The context of a @Query was read outside of a view's body.") }
        return shown.context
    }

    /// The objects; none outside of a view's body.
    public var wrappedValue: Result {
        guard let result = (shown?.models ?? []) as? Result else {
            fatalError("A @Query of \(Element.self) is an array of them.")
        }
        return result
    }
}

/// What `@Query` is in a `#Preview`, whose variables are local: a macro's variables would not be found there. `vitrine` writes
/// it into the copies of an app's sources.
public typealias _PreviewableQuery = Query

extension Query where Result == [Element] {
    /// Shows what a descriptor describes.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor: descriptor, transaction: Transaction(animation: animation))
    }

    /// Shows what a descriptor describes.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor: descriptor, transaction: transaction)
    }

    /// Shows all objects, changes with an animation.
    public init(animation: Animation) {
        self.init(descriptor: FetchDescriptor(), transaction: Transaction(animation: animation))
    }

    /// Shows all objects.
    public init(transaction: Transaction? = nil) {
        self.init(descriptor: FetchDescriptor(), transaction: transaction)
    }

    /// Shows the objects that a predicate selects, in an order, changes with an animation.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) {
        self.init(
            descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors),
            transaction: Transaction(animation: animation))
    }

    /// Shows the objects that a predicate selects, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
    }

    /// Shows the objects that a predicate selects, in the order of a property, changes with an animation.
    public init<Value>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) where Value: Comparable {
        self.init(
            filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }

    /// Shows the objects that a predicate selects, in the order of a property.
    public init<Value>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) where Value: Comparable {
        self.init(
            filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    /// Shows the objects that a predicate selects, in the order of a property, changes with an animation.
    public init<Value>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) where Value: Comparable {
        self.init(
            filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }

    /// Shows the objects that a predicate selects, in the order of a property.
    public init<Value>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) where Value: Comparable {
        self.init(
            filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }
}

extension Query: InstallableProperty {
    package static func install(at field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: ViewNode) {
        let property = field.assumingMemoryBound(to: Query<Element, Result>.self)
        let context = EnvironmentValues(node.scope).modelContext
        let shown: ShownQuery<Element>
        if let known = slot as? ShownQuery<Element>, known.context === context {
            shown = known
        } else {
            (slot as? ShownQuery<Element>)?.end()
            shown = ShownQuery(context, node: node)
            slot = shown
        }
        shown.show(property.pointee.descriptor, transaction: property.pointee.transaction)
        property.pointee.shown = shown
    }
}

extension Query: ComparedProperty {
    /// The objects belong to the place in the tree; a value differs where it may describe others.
    package static func isSame(_ one: Self, _ other: Self) -> Bool {
        guard let text = FetchPlan(one.descriptor).fingerprint else { return false }
        return text == FetchPlan(other.descriptor).fingerprint
    }
}
