// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineComponents
public import VitrineCore

/// Registers a preview of a view, which the program can list, serve and render.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Registers a preview of a view with traits.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Makes a variable at the top of a `#Preview` body a state, like a view's property.
@attached(peer)
public macro Previewable() = #externalMacro(module: "VitrineMacros", type: "PreviewableMacro")

/// Declares an entry in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "VitrineMacros", type: "EntryMacro")

/// Makes a type animatable: an animation interpolates its stored variables.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "VitrineMacros", type: "AnimatableMacro")

/// Leaves a variable out of what an animation interpolates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "VitrineMacros", type: "MarkingMacro")
