// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Writes the Swift names of the assets of a module: `ColorResource`, `ImageResource`, and the colours as such.
///
/// Two assets that would have one name have none, and a comment says so, as do colours that SwiftUI has itself.
struct AssetSymbolSource {
    let tree: AssetCatalogTree
    /// The expression for the bundle that has the catalogues.
    let bundle: String

    /// Colours that SwiftUI or `ShapeStyle` has: an asset of that name is a resource, and no colour of its own.
    private static let known: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "accentColor", "accent", "tertiary", "quaternary", "quinary",
        "tint", "foreground", "background", "selection", "separator", "placeholder", "link", "fill", "bar", "body",
        "description", "opacity", "gradient", "shadow", "image",
    ]

    private final class Scope {
        var constants: [String: [String]] = [:]
        var scopes: [String: Scope] = [:]
    }

    var text: String {
        let colors = scope(of: .color)
        let images = scope(of: .image)
        return """
            // The names of this module's assets. Made by Vitrine's plug-in AssetSymbols from its asset catalogues.

            import Foundation
            import SwiftUI

            private let resourceBundle = \(bundle)

            extension ColorResource {
            \(resources(colors, type: "ColorResource", depth: 1, path: ""))}

            extension ImageResource {
            \(resources(images, type: "ImageResource", depth: 1, path: ""))}

            extension Color {
            \(self.colors(colors, depth: 1, path: ""))}

            extension ShapeStyle where Self == Color {
            \(styles(colors))}

            """
    }

    private func scope(of kind: AssetCatalogTree.Kind) -> Scope {
        let root = Scope()
        for name in (tree.names[kind] ?? []).sorted() {
            var parts = name.split(separator: "/").map(String.init)
            guard let last = parts.popLast() else { continue }
            var scope = root
            for part in parts {
                let inner = scope.scopes[AssetSymbolNames.namespace(part)] ?? Scope()
                scope.scopes[AssetSymbolNames.namespace(part)] = inner
                scope = inner
            }
            scope.constants[AssetSymbolNames.constant(last, kind: kind), default: []].append(name)
        }
        return root
    }

    private func indent(_ depth: Int) -> String { String(repeating: "    ", count: depth) }

    private func quoted(_ name: String) -> String {
        "\"" + name.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
    }

    private func resources(_ scope: Scope, type: String, depth: Int, path: String) -> String {
        var text = ""
        for (constant, names) in scope.constants.sorted(by: { $0.key < $1.key }) {
            if names.count > 1 {
                let list = names.map { "\"\($0)\"" }.joined(separator: " and ")
                text += "\(indent(depth))// \(list) would both be `\(constant)`.\n"
                continue
            }
            text += "\(indent(depth))/// The asset \"\(names[0])\".\n"
            text +=
                "\(indent(depth))static let \(constant) = "
                + "\(type)(name: \(quoted(names[0])), bundle: resourceBundle)\n"
        }
        for (name, inner) in scope.scopes.sorted(by: { $0.key < $1.key }) {
            text += "\(indent(depth))/// The assets of the namespace \"\(name)\".\n"
            text += "\(indent(depth))enum \(name) {\n"
            text += resources(inner, type: type, depth: depth + 1, path: path + name + ".")
            text += "\(indent(depth))}\n"
        }
        return text
    }

    private func colors(_ scope: Scope, depth: Int, path: String) -> String {
        var text = ""
        for (constant, names) in scope.constants.sorted(by: { $0.key < $1.key }) where names.count == 1 {
            if path.isEmpty, Self.known.contains(constant) { continue }
            text += "\(indent(depth))/// The colour of the asset \"\(names[0])\".\n"
            text += "\(indent(depth))static var \(constant): Color { Color(.\(path)\(constant)) }\n"
        }
        for (name, inner) in scope.scopes.sorted(by: { $0.key < $1.key }) {
            text += "\(indent(depth))/// The colours of the namespace \"\(name)\".\n"
            text += "\(indent(depth))enum \(name) {\n"
            text += colors(inner, depth: depth + 1, path: path + name + ".")
            text += "\(indent(depth))}\n"
        }
        return text
    }

    /// The colours where a style is asked for; namespaces have none, as with Xcode.
    private func styles(_ scope: Scope) -> String {
        scope.constants.sorted { $0.key < $1.key }.filter { $0.value.count == 1 && !Self.known.contains($0.key) }
            .map { constant, names in
                "    /// The colour of the asset \"\(names[0])\".\n"
                    + "    static var \(constant): Color { Color(.\(constant)) }\n"
            }.joined()
    }
}
