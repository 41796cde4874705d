// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Makes a class one whose objects are stored: each stored variable becomes a property of its entity.
///
/// A class may inherit from another model: its objects are stored with those of that one, which is fetched with them.
@attached(
    member, conformances: PersistentModel, names: named(_$record), named(_$observationRegistrar), named(_$properties),
    named(_$uniques), named(_$indices), named(_$superentity), named(init), named(ID))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "VitrineMacros", type: "ModelMacro")

/// Put on each stored variable of a `@Model` class by that macro; not for apps.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int) = #externalMacro(module: "VitrineMacros", type: "PersistedPropertyMacro")

/// Says how a property is stored.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "VitrineMacros", type: "MarkingMacro")

/// Says how a property relates to other models.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "VitrineMacros", type: "MarkingMacro")

/// Leaves a property out of what is stored.
@attached(peer)
public macro Transient() = #externalMacro(module: "VitrineMacros", type: "MarkingMacro")

/// Lists the properties whose values, together, are those of one stored object at most.
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "VitrineMacros", type: "MarkingMacro") where T: PersistentModel

/// Lists the properties that the store finds objects by quickly.
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "VitrineMacros", type: "MarkingMacro") where T: PersistentModel

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "VitrineMacros", type: "ModelActorMacro")
