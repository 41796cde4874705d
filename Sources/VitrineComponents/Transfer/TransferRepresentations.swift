// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// Hands on a value as another one.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation
where Item: Transferable, ProxyRepresentation: Transferable {
    public typealias Body = Never
    let routes: TransferRoutes<Item>

    private init(
        exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
        importing: (@Sendable (ProxyRepresentation) async throws -> Item)?, _: Void
    ) {
        var routes = TransferRoutes<Item>()
        let form = TransferForm.value(ObjectIdentifier(ProxyRepresentation.self))
        if let exporting {
            let further: @Sendable () -> [TransferRoutes<Item>.Export] = {
                TransferRoutes<ProxyRepresentation>.of(ProxyRepresentation.transferRepresentation).exports.map { way in
                    .init(form: way.form, make: { try await way.make(try await exporting($0)) })
                }
            }
            routes.exports = [.init(form: form, make: { try await exporting($0) }, further: further)]
        }
        if let importing {
            routes.imports = [
                .init(form: form) {
                    guard let proxy = $0 as? ProxyRepresentation else { throw TransferError.notTheType }
                    return try await importing(proxy)
                }
            ]
        }
        self.routes = routes
    }

    /// Exports values as others, and imports those.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.init(exporting: exporting, importing: importing, ())
    }

    /// Exports values as others.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.init(exporting: exporting, importing: nil, ())
    }

    /// Imports other values.
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        self.init(exporting: nil, importing: importing, ())
    }
}

extension ProxyRepresentation: PrimitiveTransferRepresentation {}

/// Hands on a value as bytes.
public struct DataRepresentation<Item>: TransferRepresentation where Item: Transferable {
    public typealias Body = Never
    let routes: TransferRoutes<Item>

    private init(
        _ contentType: UTType, exporting: (@Sendable (Item) async throws -> Data)?,
        importing: (@Sendable (Data) async throws -> Item)?
    ) {
        var routes = TransferRoutes<Item>()
        let form = TransferForm.data(contentType.identifier)
        if let exporting { routes.exports = [.init(form: form, make: { try await exporting($0) })] }
        if let importing {
            routes.imports = [
                .init(form: form) {
                    guard let data = $0 as? Data else { throw TransferError.notTheType }
                    return try await importing(data)
                }
            ]
        }
        self.routes = routes
    }

    /// Exports values as bytes of a type, and imports them.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(contentType, exporting: exporting, importing: importing)
    }

    /// Exports values as bytes of a type.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        self.init(exportedContentType, exporting: exporting, importing: nil)
    }

    /// Imports bytes of a type.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        self.init(importedContentType, exporting: nil, importing: importing)
    }
}

extension DataRepresentation: PrimitiveTransferRepresentation {}

/// Hands on a value as it is encoded.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
    Item: Transferable, Item: Decodable, Item: Encodable, Encoder: Sendable, Decoder: Sendable
{
    public typealias Body = Never
    let routes: TransferRoutes<Item>
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// Exports and imports values as JSON of a type of content.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        var routes = TransferRoutes<Item>()
        let form = TransferForm.data(contentType.identifier)
        routes.exports = [.init(form: form, make: { try JSONEncoder().encode($0) })]
        routes.imports = [
            .init(form: form) {
                guard let data = $0 as? Data else { throw TransferError.notTheType }
                return try JSONDecoder().decode(Item.self, from: data)
            }
        ]
        self.routes = routes
    }
}

extension CodableRepresentation: PrimitiveTransferRepresentation {}
