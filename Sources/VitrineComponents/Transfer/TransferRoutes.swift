// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A transfer representation that the engine implements.
protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {
    var routes: TransferRoutes<Item> { get }
}

/// The form in which an item is transferred.
enum TransferForm: Equatable, Sendable {
    /// A value of another type.
    case value(ObjectIdentifier)
    /// Data, by the identifier of its content type.
    case data(String)
    /// A file, by the identifier of its content type.
    case file(String)

    /// The identifier of the content type of data or a file; `nil` for a value of another type.
    var contentType: String? {
        switch self {
        case .value: nil
        case .data(let type), .file(let type): type
        }
    }

    /// Whether what is exported in this form can be imported in another one.
    func fits(_ other: TransferForm) -> Bool {
        guard let type = contentType, let wanted = other.contentType else { return self == other }
        return UTType.conforms(type, to: wanted)
    }
}

/// The errors of a transfer.
enum TransferError: Error {
    case notTheType
}

/// The conversions of the items of a type to and from other forms, the best first.
struct TransferRoutes<Item: Transferable>: Sendable {
    struct Export: Sendable {
        let form: TransferForm
        let make: @Sendable (Item) async throws -> Any
        /// The further exports of the other value, if it is transferable itself.
        var further: @Sendable () -> [Export] = { [] }
        /// The name of a file with what is exported, if the representation suggests one.
        var name: @Sendable (Item) -> String? = { _ in nil }
        /// Whether an item is exported in this form at all.
        var isOffered: @Sendable (Item) -> Bool = { _ in true }
        /// Whether what is exported may leave the app.
        var mayLeave = true
    }

    struct Import: Sendable {
        let form: TransferForm
        let make: @Sendable (Any) async throws -> Item
        /// The further imports by way of the other value, if it is transferable itself.
        var further: @Sendable () -> [Import] = { [] }
    }

    var exports: [Export] = []
    var imports: [Import] = []

    /// All imports, those by way of other values included.
    var allImports: [Import] { imports.flatMap { [$0] + $0.further() } }

    /// The identifiers of the content types that are imported.
    var importedTypes: [String] { allImports.compactMap(\.form.contentType) }

    mutating func add(_ other: TransferRoutes<Item>) {
        exports += other.exports
        imports += other.imports
    }

    /// Returns the conversions with a change of all exports, the further ones included.
    func changingExports(_ change: @escaping @Sendable (inout Export) -> Void) -> TransferRoutes<Item> {
        var copy = self
        copy.exports = exports.map { export in
            var changed = export
            change(&changed)
            changed.further = {
                export.further().map { further in
                    var further = further
                    change(&further)
                    return further
                }
            }
            return changed
        }
        return copy
    }

    /// Returns the conversions of a representation; composed representations are resolved through their bodies.
    static func of<R: TransferRepresentation>(_ representation: R) -> TransferRoutes<Item> {
        if R.self == Never.self { return TransferRoutes() }
        guard let primitive = representation as? any PrimitiveTransferRepresentation else {
            return of(representation.body)
        }
        return routes(of: primitive)
    }

    private static func routes<P: PrimitiveTransferRepresentation>(of primitive: P) -> TransferRoutes<Item> {
        // Only a wrongly declared representation has items of another type.
        primitive.routes as? TransferRoutes<Item> ?? TransferRoutes()
    }
}

/// A value that is transferred, or a provider of one.
struct TransferPayload {
    private enum Item {
        case value(any Transferable)
        case provider(NSItemProvider)
    }

    private let item: Item

    /// How a value of a type is obtained.
    enum Found {
        case value(Any)
        case making(@Sendable () async throws -> Any)
    }

    init(_ item: any Transferable) {
        self.item = .value(item)
    }

    init(_ provider: NSItemProvider) {
        item = .provider(provider)
    }

    /// Returns whether both transfer the same value, as far as values can be compared.
    func isSame(as other: TransferPayload) -> Bool {
        func isSame<T: Transferable>(_ own: T, _ other: any Transferable) -> Bool {
            (other as? T).map { ValueComparisons.shared.isSame(own, $0) } ?? false
        }
        switch (item, other.item) {
        case (.value(let own), .value(let other)): return isSame(own, other)
        case (.provider(let own), .provider(let other)): return own === other
        default: return false
        }
    }

    /// The value as an item provider, for older code.
    var provider: NSItemProvider {
        switch item {
        case .value(let value): NSItemProvider(value)
        case .provider(let provider): provider
        }
    }

    /// The value as a text that may leave the app, or `nil`.
    var text: Found? {
        switch item {
        case .value(let value): Self.found(value, as: String.self, leaves: true)
        case .provider: found(as: String.self)
        }
    }

    /// Returns the value as one of a type, or `nil` if it cannot be converted.
    func found<T: Transferable>(as type: T.Type) -> Found? {
        switch item {
        case .value(let value): Self.found(value, as: type)
        case .provider(let provider):
            provider.values.lazy.compactMap { $0 as? T }.first.map(Found.value)
                ?? provider.values.lazy.compactMap { Self.found($0, as: type) }.first ?? Self.route(provider, to: type)
        }
    }

    /// Converts items to a type and passes the values to a closure as soon as all are available.
    ///
    /// Items without a conversion to the type are left out; the closure receives the errors of conversions that failed.
    @MainActor static func convert<T: Transferable>(
        _ payloads: [TransferPayload], to type: T.Type, then take: @escaping ([T], [any Error]) -> Void
    ) {
        let found = payloads.compactMap { $0.found(as: T.self) }
        let values = found.compactMap { if case .value(let value) = $0 { value as? T } else { nil } }
        guard values.count < found.count else { return take(values, []) }
        SessionContext.start {
            var values: [T] = []
            var errors: [any Error] = []
            for found in found {
                do {
                    let value =
                        switch found {
                        case .value(let value): value
                        case .making(let make): try await make()
                        }
                    guard let value = value as? T else { throw TransferError.notTheType }
                    values.append(value)
                } catch { errors.append(error) }
            }
            take(values, errors)
        }
    }

    private static func found<T: Transferable>(
        _ value: any Transferable, as type: T.Type, leaves: Bool = false
    ) -> Found? {
        if let value = value as? T { return .value(value) }
        return route(value, to: type, leaves: leaves)
    }

    /// Returns the conversion of the data of a provider.
    private static func route<T: Transferable>(_ provider: NSItemProvider, to: T.Type) -> Found? {
        for way in TransferRoutes<T>.of(T.transferRepresentation).allImports {
            guard let type = way.form.contentType, let offered = provider.registration(for: type) else { continue }
            return .making { try await way.make(try await offered.content()) }
        }
        return nil
    }

    /// The data that a value exports, including the exports of its proxies.
    static func registrations(of value: any Transferable) -> [NSItemProvider.Registration] { exports(of: value) }

    private static func exports<Item: Transferable>(of item: Item) -> [NSItemProvider.Registration] {
        let item = UncheckedSendable(item)
        let exports = TransferRoutes<Item>.of(Item.transferRepresentation).exports
        return exports.flatMap { [$0] + $0.further() }.compactMap { export in
            guard let type = export.form.contentType, export.isOffered(item.value) else { return nil }
            return NSItemProvider.Registration(
                type: type, content: { try await export.make(item.value) }, name: export.name(item.value),
                mayLeave: export.mayLeave)
        }
    }

    private static func route<Item: Transferable, T: Transferable>(
        _ item: Item, to type: T.Type, leaves: Bool
    ) -> Found? {
        let item = UncheckedSendable(item)
        let exports = TransferRoutes<Item>.of(Item.transferRepresentation).exports.filter {
            $0.isOffered(item.value) && ($0.mayLeave || !leaves)
        }
        if let export = exports.first(where: { $0.form == .value(ObjectIdentifier(T.self)) }) {
            return .making { try await export.make(item.value) }
        }
        for way in TransferRoutes<T>.of(T.transferRepresentation).allImports {
            if way.form == .value(ObjectIdentifier(Item.self)) { return .making { try await way.make(item.value) } }
            guard let export = exports.first(where: { $0.form.fits(way.form) }) else { continue }
            return .making { try await way.make(try await export.make(item.value)) }
        }
        return nil
    }
}
