// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A value that can be dragged, dropped and shared.
public protocol Transferable: SendableMetatype {
    /// The type of the representation of all values.
    associatedtype Representation: TransferRepresentation

    /// What a value becomes on its way, and what it is made of again; the best first.
    @TransferRepresentationBuilder<Self>
    static var transferRepresentation: Self.Representation { get }
}

/// One way of handing on values.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The type of the representation that `body` returns.
    associatedtype Body: TransferRepresentation

    /// The representation.
    @TransferRepresentationBuilder<Self.Item>
    var body: Self.Body { get }
}

extension TransferRepresentation where Body == Never {
    public var body: Never { fatalError("\(Self.self) is primitive: nobody asks for its body.") }
}

extension Never: Transferable, @preconcurrency TransferRepresentation {
    public typealias Item = Never
    public static var transferRepresentation: Never { fatalError("There is no value to hand on.") }
}

/// Builds representations from closures.
@resultBuilder
public struct TransferRepresentationBuilder<Item> where Item: Transferable {
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Item == Content.Item, Content: TransferRepresentation {
        content
    }

    public static func buildPartialBlock<Content>(first: Content) -> Content
    where Item == Content.Item, Content: TransferRepresentation {
        first
    }

    public static func buildPartialBlock<Others, Content>(
        accumulated: Others, next: Content
    ) -> some TransferRepresentation<Item>
    where Item == Others.Item, Item == Content.Item, Others: TransferRepresentation, Content: TransferRepresentation {
        var routes = TransferRoutes<Item>.of(accumulated)
        routes.add(TransferRoutes.of(next))
        return TransferRouteList(routes: routes)
    }
}

/// Several representations.
struct TransferRouteList<Item: Transferable>: PrimitiveTransferRepresentation {
    typealias Body = Never
    let routes: TransferRoutes<Item>
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
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
            // Nearly any text is an address within another one.
            guard url.scheme != nil else { throw TransferError.notTheType }
            return url
        }
    }

    private static func url(_ data: Data) throws -> URL {
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw TransferError.notTheType }
        return url
    }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation {
            String($0.characters)
        } importing: { (text: String) in
            AttributedString(text)
        }
    }
}
