// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A representation that says by itself what becomes of its items.
protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {
    var routes: TransferRoutes<Item> { get }
}

/// What something is on its way.
enum TransferForm: Equatable, Sendable {
    /// A value of another type.
    case value(ObjectIdentifier)
    /// Bytes, by the identifier of their type of content.
    case data(String)
}

/// What goes wrong on the way.
enum TransferError: Error {
    case notTheType
}

/// Everything that items of a type become and are made of, the best first.
struct TransferRoutes<Item: Transferable>: Sendable {
    struct Export: Sendable {
        let form: TransferForm
        let make: @Sendable (Item) async throws -> Any
        /// What the other value exports in turn, where it is one.
        var further: @Sendable () -> [Export] = { [] }
    }

    struct Import: Sendable {
        let form: TransferForm
        let make: @Sendable (Any) async throws -> Item
    }

    var exports: [Export] = []
    var imports: [Import] = []

    mutating func add(_ other: TransferRoutes<Item>) {
        exports += other.exports
        imports += other.imports
    }

    /// The routes of a representation, through those that are made of others.
    static func of<R: TransferRepresentation>(_ representation: R) -> TransferRoutes<Item> {
        if R.self == Never.self { return TransferRoutes() }
        guard let primitive = representation as? any PrimitiveTransferRepresentation else {
            return of(representation.body)
        }
        return routes(of: primitive)
    }

    private static func routes<P: PrimitiveTransferRepresentation>(of primitive: P) -> TransferRoutes<Item> {
        // Of another type of items are only representations that say so wrongly.
        primitive.routes as? TransferRoutes<Item> ?? TransferRoutes()
    }
}

/// A value on its way, or what promises some, and what it can be taken for.
struct TransferPayload {
    private enum Item {
        case value(any Transferable)
        case provider(NSItemProvider)
    }

    private let item: Item

    /// How a value of a type is had.
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

    /// The same as older code is handed it.
    var provider: NSItemProvider {
        switch item {
        case .value(let value): NSItemProvider(value)
        case .provider(let provider): provider
        }
    }

    /// The value as one of a type; `nil` where it cannot be.
    func found<T: Transferable>(as type: T.Type) -> Found? {
        switch item {
        case .value(let value): Self.found(value, as: type)
        case .provider(let provider):
            provider.values.lazy.compactMap { $0 as? T }.first.map(Found.value)
                ?? provider.values.lazy.compactMap { Self.found($0, as: type) }.first ?? Self.route(provider, to: type)
        }
    }

    /// Hands the value to a closure as one of a type, as soon as it is made; to another one goes what went wrong in
    /// making it, or `nil` where it cannot be one of the type.
    @MainActor func hand<T: Transferable>(
        as type: T.Type, in session: SessionContext?, to take: @escaping (T) -> Void,
        orElse fail: @escaping ((any Error)?) -> Void
    ) {
        switch found(as: T.self) {
        case .value(let value as T): take(value)
        case .making(let make):
            Task {
                let result: Result<T, any Error>
                do {
                    guard let value = try await make() as? T else { throw TransferError.notTheType }
                    result = .success(value)
                } catch { result = .failure(error) }
                SessionContext.$current.withValue(session) {
                    switch result {
                    case .success(let value): take(value)
                    case .failure(let error): fail(error)
                    }
                }
            }
        default: fail(nil)
        }
    }

    private static func found<T: Transferable>(_ value: any Transferable, as type: T.Type) -> Found? {
        if let value = value as? T { return .value(value) }
        return route(value, to: type)
    }

    /// What is made of the bytes that a provider promises.
    private static func route<T: Transferable>(_ provider: NSItemProvider, to: T.Type) -> Found? {
        for way in TransferRoutes<T>.of(T.transferRepresentation).imports {
            guard case .data(let type) = way.form, let bytes = provider.registration(for: type) else { continue }
            return .making { try await way.make(try await bytes.load()) }
        }
        return nil
    }

    /// The bytes that a value exports, those of what it is handed on as included.
    static func registrations(of value: any Transferable) -> [NSItemProvider.Registration] { exports(of: value) }

    private static func exports<Item: Transferable>(of item: Item) -> [NSItemProvider.Registration] {
        let item = UncheckedSendable(item)
        let exports = TransferRoutes<Item>.of(Item.transferRepresentation).exports
        return exports.flatMap { [$0] + $0.further() }.compactMap { export in
            guard case .data(let type) = export.form else { return nil }
            return NSItemProvider.Registration(type: type) {
                guard let data = try await export.make(item.value) as? Data else { throw TransferError.notTheType }
                return data
            }
        }
    }

    private static func route<Item: Transferable, T: Transferable>(_ item: Item, to type: T.Type) -> Found? {
        let item = UncheckedSendable(item)
        let exports = TransferRoutes<Item>.of(Item.transferRepresentation).exports
        if let export = exports.first(where: { $0.form == .value(ObjectIdentifier(T.self)) }) {
            return .making { try await export.make(item.value) }
        }
        for way in TransferRoutes<T>.of(T.transferRepresentation).imports {
            if way.form == .value(ObjectIdentifier(Item.self)) { return .making { try await way.make(item.value) } }
            guard let export = exports.first(where: { $0.form == way.form }) else { continue }
            return .making { try await way.make(try await export.make(item.value)) }
        }
        return nil
    }
}
