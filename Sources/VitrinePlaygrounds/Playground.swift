// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What apps import as `Playgrounds`.

/// Code that Xcode runs beside its source, and no program runs. It is checked, and nothing is made of it.
@freestanding(declaration)
public macro Playground(
    _ name: String? = nil, body: @escaping @Sendable () async throws -> Void
) = #externalMacro(module: "VitrineMacros", type: "PlaygroundMacro")
