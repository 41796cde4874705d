// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineWeb

/// A response on its way from another process.
package struct ResponseRecord: Codable, Hashable, Sendable {
    package var status: Int
    package var headers: [[String]]
    /// Beside the JSON of the rest, in the binary form of its message.
    package var body: Data
    /// The front reads it itself: it runs on the same machine.
    package var file: WebResponse.File?

    package init(_ response: WebResponse) {
        status = response.status
        headers = response.headers.fields.map { [$0.name, $0.value] }
        body = Data(response.body)
        file = response.file
    }

    /// The response.
    package var webResponse: WebResponse {
        WebResponse(
            status: status, headers: WebHeaders(headers.map { ($0.first ?? "", $0.last ?? "") }), body: Array(body),
            file: file)
    }
}
