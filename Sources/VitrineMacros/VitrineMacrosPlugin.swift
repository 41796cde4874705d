// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntaxMacros

/// The macros of this plug-in by the name that the façade's `#externalMacro(module:type:)` uses.
var vitrineMacros: [String: any Macro.Type] {
    [
        "PreviewMacro": PreviewMacro.self,
        "PreviewableMacro": PreviewableMacro.self,
        "EntryMacro": EntryMacro.self,
    ]
}

#if canImport(SwiftCompilerPlugin)
    import SwiftCompilerPlugin

    /// Entry point when swift-syntax comes as a package (`VITRINE_SWIFT_SYNTAX=package`).
    @main
    struct VitrineMacrosPlugin: CompilerPlugin {
        let providingMacros: [any Macro.Type] = vitrineMacros.keys.sorted().compactMap { vitrineMacros[$0] }
    }
#else
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

    /// Entry point when swift-syntax comes as the toolchain's host libraries, which hold everything but `CompilerPlugin`.
    @main
    struct VitrineMacrosPlugin: PluginProvider {
        static func main() throws {
            // Takes over standard input and output for messages, so that a stray print cannot break the protocol.
            let connection = try StandardIOMessageConnection()
            try CompilerPluginMessageListener(connection: connection, provider: VitrineMacrosPlugin()).main()
        }

        func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
            guard let macro = vitrineMacros[typeName] else {
                throw UnknownMacro(module: moduleName, type: typeName)
            }
            return macro
        }
    }

    /// The façade declares a macro that this plug-in does not hold: the two were built from different sources.
    struct UnknownMacro: Error, CustomStringConvertible {
        let module: String
        let type: String

        var description: String {
            "macro '\(type)' of module '\(module)' is not in this plug-in; rebuild both from the same sources"
        }
    }
#endif
