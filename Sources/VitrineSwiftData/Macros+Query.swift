// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// Shows all objects of the model.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Shows all objects of the model, changes with an animation.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Shows all objects of the model, changes with a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Shows what a descriptor describes, changes with an animation.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation
) =
    #externalMacro(module: "VitrineMacros", type: "QueryMacro") where Element: PersistentModel

/// Shows the objects that a predicate selects, in an order, changes with an animation.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) =
    #externalMacro(module: "VitrineMacros", type: "QueryMacro") where Element: PersistentModel

/// Shows the objects that a predicate selects, in the order of a property, changes with an animation.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
) =
    #externalMacro(module: "VitrineMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Shows the objects that a predicate selects, in the order of a property that may be `nil`, changes with an animation.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
) =
    #externalMacro(module: "VitrineMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Shows what a descriptor describes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) =
    #externalMacro(module: "VitrineMacros", type: "QueryMacro") where Element: PersistentModel

/// Shows the objects that a predicate selects, in an order.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) =
    #externalMacro(module: "VitrineMacros", type: "QueryMacro") where Element: PersistentModel

/// Shows the objects that a predicate selects, in the order of a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
) =
    #externalMacro(module: "VitrineMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Shows the objects that a predicate selects, in the order of a property that may be `nil`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
) =
    #externalMacro(module: "VitrineMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel
