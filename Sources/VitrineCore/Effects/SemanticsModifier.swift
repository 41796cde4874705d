// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay

/// A modifier that changes the accessibility semantics of its content.
nonisolated package struct SemanticsModifier: ViewModifier {
    package typealias Body = Never
    let change: (inout Semantics) -> Void

    package init(_ change: @escaping (inout Semantics) -> Void) {
        self.change = change
    }
}

extension SemanticsModifier: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .semantics(SemanticsChange(scope: .layer, change))
    }
}
