// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntaxMacros

/// The macros by the name that the façade's `#externalMacro(module:type:)` uses.
package var vitrineMacros: [String: any Macro.Type] {
    [
        "PreviewMacro": PreviewMacro.self,
        "PreviewableMacro": PreviewableMacro.self,
        "EntryMacro": EntryMacro.self,
        "AnimatableMacro": AnimatableMacro.self,
        "PlaygroundMacro": PlaygroundMacro.self,
        "ModelMacro": ModelMacro.self,
        "PersistedPropertyMacro": PersistedPropertyMacro.self,
        "MarkingMacro": MarkingMacro.self,
        "QueryMacro": QueryMacro.self,
        "ModelActorMacro": ModelActorMacro.self,
    ]
}
