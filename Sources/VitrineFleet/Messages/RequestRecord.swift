// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineWeb

/// A request, or the opening of a socket, on its way to another process.
package struct RequestRecord: Codable, Hashable, Sendable {
    package var method: String
    package var path: String
    package var query: String?
    package var headers: [[String]]
    package var remoteAddress: String
    package var isSecure: Bool
    /// Whether it opens the socket of a page whose last worker ended over the page of another browser.
    package var isBystander = false
    /// Beside the JSON of the rest, in the binary form of its message.
    package var body: Data

    package init(_ request: WebRequest) {
        method = request.method
        path = request.path
        query = request.query
        headers = request.headers.fields.map { [$0.name, $0.value] }
        remoteAddress = request.remoteAddress
        isSecure = request.isSecure
        body = Data(request.body)
    }

    package init(_ request: SocketRequest) {
        method = "GET"
        path = request.path
        headers = request.headers.fields.map { [$0.name, $0.value] }
        remoteAddress = request.remoteAddress
        isSecure = request.isSecure
        isBystander = request.isBystander
        body = Data()
    }

    /// The request.
    package var webRequest: WebRequest {
        WebRequest(
            method: method, path: path, query: query, headers: webHeaders, remoteAddress: remoteAddress,
            isSecure: isSecure, body: Array(body))
    }

    /// The opening of a socket.
    package var socketRequest: SocketRequest {
        var request = SocketRequest(
            path: path, headers: webHeaders, remoteAddress: remoteAddress, isSecure: isSecure)
        request.isBystander = isBystander
        return request
    }

    private var webHeaders: WebHeaders { WebHeaders(headers.map { ($0.first ?? "", $0.last ?? "") }) }
}
