// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The module that apps import as `Playgrounds`.

/// Code that Xcode runs beside its source; programs do not run it.
///
/// It is type-checked, and nothing is generated from it.
@freestanding(declaration)
public macro Playground(
    _ name: String? = nil, body: @escaping @Sendable () async throws -> Void
) = #externalMacro(module: "VitrineMacros", type: "PlaygroundMacro")
