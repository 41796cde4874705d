// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A transfer representation that converts values to and from another transferable type.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation
where Item: Transferable, ProxyRepresentation: Transferable {
    /// A primitive type: it has no body.
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
            let further: @Sendable () -> [TransferRoutes<Item>.Import] = {
                TransferRoutes<ProxyRepresentation>.of(ProxyRepresentation.transferRepresentation).imports.map { way in
                    .init(form: way.form, make: { try await importing(try await way.make($0)) })
                }
            }
            let make: @Sendable (Any) async throws -> Item = {
                guard let proxy = $0 as? ProxyRepresentation else { throw TransferError.notTheType }
                return try await importing(proxy)
            }
            routes.imports = [.init(form: form, make: make, further: further)]
        }
        self.routes = routes
    }

    /// Creates a representation that exports values as others and imports those.
    ///
    /// - Parameters:
    ///   - exporting: Converts a value to the other type.
    ///   - importing: Converts a value of the other type back.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.init(exporting: exporting, importing: importing, ())
    }

    /// Creates a representation that only exports values as others.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.init(exporting: exporting, importing: nil, ())
    }

    /// Creates a representation that only imports other values.
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        self.init(exporting: nil, importing: importing, ())
    }
}

extension ProxyRepresentation: PrimitiveTransferRepresentation {}

/// A transfer representation that converts values to and from data.
public struct DataRepresentation<Item>: TransferRepresentation where Item: Transferable {
    /// A primitive type: it has no body.
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
                    try await importing(try TransferContent.data($0))
                }
            ]
        }
        self.routes = routes
    }

    /// Creates a representation that exports values as data and imports it.
    ///
    /// - Parameters:
    ///   - contentType: The content type of the data.
    ///   - exporting: Converts a value to data.
    ///   - importing: Converts data to a value.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(contentType, exporting: exporting, importing: importing)
    }

    /// Creates a representation that only exports values as data.
    ///
    /// - Parameters:
    ///   - exportedContentType: The content type of the data.
    ///   - exporting: Converts a value to data.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        self.init(exportedContentType, exporting: exporting, importing: nil)
    }

    /// Creates a representation that only imports data.
    ///
    /// - Parameters:
    ///   - importedContentType: The content type of the data.
    ///   - importing: Converts data to a value.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        self.init(importedContentType, exporting: nil, importing: importing)
    }
}

extension DataRepresentation: PrimitiveTransferRepresentation {}

/// A transfer representation that encodes and decodes values.
///
/// - Support: partial: with encoders and decoders of JSON and of property lists.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
    Item: Transferable, Item: Decodable, Item: Encodable, Encoder: Sendable, Decoder: Sendable
{
    /// A primitive type: it has no body.
    public typealias Body = Never
    let routes: TransferRoutes<Item>
}

extension CodableRepresentation {
    private init(
        _ contentType: UTType, encode: @escaping @Sendable (Item) throws -> Data,
        decode: @escaping @Sendable (Data) throws -> Item
    ) {
        var routes = TransferRoutes<Item>()
        let form = TransferForm.data(contentType.identifier)
        routes.exports = [.init(form: form, make: { try encode($0) })]
        routes.imports = [.init(form: form) { try decode(try TransferContent.data($0)) }]
        self.routes = routes
    }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// Creates a representation that exports and imports values as JSON.
    ///
    /// - Parameters:
    ///   - itemType: The type of the values.
    ///   - contentType: The content type of the data.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Creates a representation that exports and imports values as JSON, with an encoder and a decoder.
    ///
    /// - Parameters:
    ///   - itemType: The type of the values.
    ///   - contentType: The content type of the data.
    ///   - encoder: The encoder.
    ///   - decoder: The decoder.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder
    ) {
        self.init(contentType, encode: { try encoder.encode($0) }, decode: { try decoder.decode(Item.self, from: $0) })
    }
}

extension CodableRepresentation where Encoder == PropertyListEncoder, Decoder == PropertyListDecoder {
    /// Creates a representation that exports and imports values as property lists, with an encoder and a decoder.
    ///
    /// - Parameters:
    ///   - itemType: The type of the values.
    ///   - contentType: The content type of the data.
    ///   - encoder: The encoder.
    ///   - decoder: The decoder.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: PropertyListEncoder,
        decoder: PropertyListDecoder
    ) {
        self.init(contentType, encode: { try encoder.encode($0) }, decode: { try decoder.decode(Item.self, from: $0) })
    }
}

extension CodableRepresentation: PrimitiveTransferRepresentation {}
