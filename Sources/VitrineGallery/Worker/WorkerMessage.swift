// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineWeb

/// What the gallery says to a worker.
package enum WorkerCommand: Codable, Hashable, Sendable {
    /// First of all: the number that the tokens of this worker's pages carry, and the providers that are not to be
    /// asked.
    case start(number: Int, skipping: [String])
    case request(Int, RequestRecord)
    case open(socket: Int, RequestRecord)
    case text(socket: Int, String)
    case closed(socket: Int)
}

/// What a worker says to the gallery.
package enum WorkerEvent: Codable, Hashable, Sendable {
    /// A provider's builder is about to run.
    case asks(provider: String)
    case catalogue(GalleryCatalogue)
    case response(Int, ResponseRecord)
    case text(socket: Int, String)
    case close(socket: Int, code: UInt16, reason: String)
}

/// A request, or the opening of a socket, on its way to another process.
package struct RequestRecord: Codable, Hashable, Sendable {
    package var method: String
    package var path: String
    package var query: String?
    package var headers: [[String]]
    package var remoteAddress: String
    package var isSecure: Bool

    package init(_ request: WebRequest) {
        method = request.method
        path = request.path
        query = request.query
        headers = request.headers.fields.map { [$0.name, $0.value] }
        remoteAddress = request.remoteAddress
        isSecure = request.isSecure
    }

    package init(_ request: SocketRequest) {
        method = "GET"
        path = request.path
        headers = request.headers.fields.map { [$0.name, $0.value] }
        remoteAddress = request.remoteAddress
        isSecure = false
    }

    package var webRequest: WebRequest {
        WebRequest(
            method: method,
            path: path,
            query: query,
            headers: webHeaders,
            remoteAddress: remoteAddress,
            isSecure: isSecure
        )
    }

    package var webHeaders: WebHeaders { WebHeaders(headers.map { ($0.first ?? "", $0.last ?? "") }) }
}

/// A response on its way from another process.
package struct ResponseRecord: Codable, Hashable, Sendable {
    package var status: Int
    package var headers: [[String]]
    /// As base64 in JSON.
    package var body: Data

    package init(_ response: WebResponse) {
        status = response.status
        headers = response.headers.fields.map { [$0.name, $0.value] }
        body = Data(response.body)
    }

    package var webResponse: WebResponse {
        WebResponse(
            status: status,
            headers: WebHeaders(headers.map { ($0.first ?? "", $0.last ?? "") }),
            body: Array(body)
        )
    }
}
