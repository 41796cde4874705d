// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Writes the Swift names of the assets of a module: resources, colours of SwiftUI and UIKit, pictures of UIKit.
///
/// Of assets that would have one name the first has it. A name that SwiftUI's or UIKit's type has itself is none of an
/// asset's. Comments say so.
struct AssetSymbolSource {
    let tree: AssetCatalogTree
    /// The expression for the bundle that has the catalogues.
    let bundle: String

    /// A constant, and the assets that would have its name.
    private typealias Constant = (name: String, assets: [String])

    private final class Scope {
        var constants: [String: [String]] = [:]
        var scopes: [String: Scope] = [:]

        var ordered: [Constant] { constants.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
        var orderedScopes: [(name: String, scope: Scope)] {
            scopes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
    }

    /// A type that has a static property for each asset of a kind.
    private struct Extension {
        let type: String
        let kind: AssetCatalogTree.Kind
        /// What makes a value of the type from a resource, without the resource.
        let argument: String
        /// The names that the type has itself.
        let known: Set<String>

        var word: String { kind == .color ? "colour" : "picture" }
    }

    private static let color = Extension(
        type: "SwiftUI.Color", kind: .color, argument: "", known: AssetSymbolConflicts.color)
    private static let uiColor = Extension(
        type: "SwiftUI.UIColor", kind: .color, argument: "resource: ", known: AssetSymbolConflicts.uiColor)
    private static let uiImage = Extension(
        type: "SwiftUI.UIImage", kind: .image, argument: "resource: ", known: AssetSymbolConflicts.uiImage)

    // UIKit's types come with SwiftUI, so no file needs another import.
    var text: String {
        let colors = scope(of: .color)
        let images = scope(of: .image)
        return """
            // The names of this module's assets. Made by Vitrine's plug-in AssetSymbols from its asset catalogues.

            import Foundation
            import SwiftUI

            private let resourceBundle = \(bundle)

            extension SwiftUI.ColorResource {
            \(resources(colors, type: "SwiftUI.ColorResource", depth: 1))}

            extension SwiftUI.ImageResource {
            \(resources(images, type: "SwiftUI.ImageResource", depth: 1))}

            extension SwiftUI.Color {
            \(values(colors, Self.color, depth: 1, path: ""))}

            extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
            \(styles(colors))}

            extension SwiftUI.UIColor {
            \(values(colors, Self.uiColor, depth: 1, path: ""))}

            extension SwiftUI.UIImage {
            \(values(images, Self.uiImage, depth: 1, path: ""))}

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
            scope.constants[AssetSymbolNames.constant(last), default: []].append(name)
        }
        return root
    }

    private func indent(_ depth: Int) -> String { String(repeating: "    ", count: depth) }

    private func quoted(_ name: String) -> String {
        "\"" + name.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
    }

    private func resources(_ scope: Scope, type: String, depth: Int) -> String {
        var text = ""
        for (constant, assets) in scope.ordered {
            text += "\(indent(depth))/// The asset \"\(assets[0])\".\n"
            text +=
                "\(indent(depth))static let \(constant) = "
                + "\(type)(name: \(quoted(assets[0])), bundle: resourceBundle)\n"
            for other in assets.dropFirst() {
                text += "\(indent(depth))// \"\(other)\" would be `\(constant)` as well. Rename the asset.\n"
            }
        }
        for (name, inner) in scope.orderedScopes {
            text += "\(indent(depth))/// The assets of the namespace \"\(name)\".\n"
            text += "\(indent(depth))enum \(name) {\n"
            text += resources(inner, type: type, depth: depth + 1)
            text += "\(indent(depth))}\n"
        }
        return text
    }

    private func values(_ scope: Scope, _ values: Extension, depth: Int, path: String) -> String {
        var text = ""
        for (constant, assets) in scope.ordered {
            if path.isEmpty, values.known.contains(constant) {
                text += "\(indent(depth))// \"\(assets[0])\" is none: \(values.type) has a `\(constant)` itself.\n"
                continue
            }
            text += "\(indent(depth))/// The \(values.word) of the asset \"\(assets[0])\".\n"
            text +=
                "\(indent(depth))static var \(constant): \(values.type) "
                + "{ .init(\(values.argument).\(path)\(constant)) }\n"
        }
        for (name, inner) in scope.orderedScopes {
            text += "\(indent(depth))/// The \(values.word)s of the namespace \"\(name)\".\n"
            text += "\(indent(depth))enum \(name) {\n"
            text += self.values(inner, values, depth: depth + 1, path: path + name + ".")
            text += "\(indent(depth))}\n"
        }
        return text
    }

    /// The colours where a style is asked for; namespaces have none, as with Xcode.
    private func styles(_ scope: Scope) -> String {
        scope.ordered.filter { !Self.color.known.contains($0.name) }
            .map { constant, assets in
                "    /// The colour of the asset \"\(assets[0])\".\n"
                    + "    static var \(constant): SwiftUI.Color { .init(.\(constant)) }\n"
            }.joined()
    }
}
