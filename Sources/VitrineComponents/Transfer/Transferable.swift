// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A type whose values can be dragged, dropped and shared.
public protocol Transferable: SendableMetatype {
    /// The type of the values' representation.
    associatedtype Representation: TransferRepresentation

    /// The representations of the values for export and import, the best first.
    @TransferRepresentationBuilder<Self>
    static var transferRepresentation: Self.Representation { get }
}

/// A type that represents a way of exporting and importing values.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The type of the representation that `body` returns.
    associatedtype Body: TransferRepresentation

    /// The representation that this one consists of.
    @TransferRepresentationBuilder<Self.Item>
    var body: Self.Body { get }
}

extension TransferRepresentation where Body == Never {
    /// Traps: primitive representations have no body.
    public var body: Never { fatalError("\(Self.self) is primitive: it has no body.") }
}

extension Never: Transferable, @preconcurrency TransferRepresentation {
    /// The type of the values: none.
    public typealias Item = Never
    /// Traps: there is no value to represent.
    public static var transferRepresentation: Never { fatalError("There is no value to hand on.") }
}

/// A result builder that collects transfer representations.
@resultBuilder
public struct TransferRepresentationBuilder<Item> where Item: Transferable {
    /// Uses a representation as it is.
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Item == Content.Item, Content: TransferRepresentation {
        content
    }

    /// Begins with the first representation.
    public static func buildPartialBlock<Content>(first: Content) -> Content
    where Item == Content.Item, Content: TransferRepresentation {
        first
    }

    /// Appends a representation to those before it.
    public static func buildPartialBlock<Others, Content>(
        accumulated: Others, next: Content
    ) -> some TransferRepresentation<Item>
    where Item == Others.Item, Item == Content.Item, Others: TransferRepresentation, Content: TransferRepresentation {
        var routes = TransferRoutes<Item>.of(accumulated)
        routes.add(TransferRoutes.of(next))
        return TransferRouteList(routes: routes)
    }
}

/// Several representations in sequence.
struct TransferRouteList<Item: Transferable>: PrimitiveTransferRepresentation {
    typealias Body = Never
    let routes: TransferRoutes<Item>
}

extension String: Transferable {
    /// UTF-8 text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
    }
}

extension Data: Transferable {
    /// The data itself, as an item of unspecified type.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// The URL, or its absolute string.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            try url($0)
        }
        ProxyRepresentation {
            $0.absoluteString
        } importing: { (text: String) in
            let url = try url(Data(text.utf8))
            // Almost any text is a valid relative URL, so only a text with a scheme is imported; and whoever writes a
            // text must not choose one of the server's files.
            guard url.scheme != nil, !url.isFileURL else { throw TransferError.notTheType }
            return url
        }
    }

    private static func url(_ data: Data) throws -> URL {
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw TransferError.notTheType }
        return url
    }
}

extension AttributedString: Transferable {
    /// The characters as a string, without attributes.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation {
            String($0.characters)
        } importing: { (text: String) in
            AttributedString(text)
        }
    }
}
