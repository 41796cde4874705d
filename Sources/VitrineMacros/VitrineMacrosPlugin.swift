// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros
import VitrineMacroExpansion

/// The program that the compiler asks to expand a macro: the toolchain's host libraries hold all of a plug-in but
/// `CompilerPlugin` itself.
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
