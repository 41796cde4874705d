// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineComponents
public import VitrineCore

/// Registers a preview of a view, which every program that holds it can list, serve and photograph.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Registers a preview of a view, shown as the traits say.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Lets a variable at the top of a `#Preview` body keep state, as a property of a view does.
@attached(peer)
public macro Previewable() = #externalMacro(module: "VitrineMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` an
/// entry of it.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "VitrineMacros", type: "EntryMacro")
