// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineWorkers

extension HostCommand: BinaryMessage {
    private enum Kind: UInt8 {
        case text = 1
        case request
    }

    package func binaryForm() throws -> BinaryForm? {
        switch self {
        case .text(let socket, let text):
            return BinaryForm(kind: Kind.text.rawValue, number: socket, content: text.utf8)
        case .request(let number, var request):
            let body = request.body
            request.body = Data()
            return BinaryForm(
                kind: Kind.request.rawValue, number: number, header: Array(try JSONEncoder().encode(request)),
                content: body)
        default: return nil
        }
    }

    package init(_ form: BinaryForm) throws {
        switch Kind(rawValue: form.kind) {
        case .text: self = .text(socket: form.number, String(decoding: form.content, as: UTF8.self))
        case .request:
            var request = try JSONDecoder().decode(RequestRecord.self, from: Data(form.header))
            request.body = Data(form.content)
            self = .request(form.number, request)
        case nil: throw MalformedMessage.unreadable(reason: "a command of kind \(form.kind)")
        }
    }
}

extension HostEvent: BinaryMessage {
    private enum Kind: UInt8 {
        case text = 1
        case taken
        case response
    }

    package func binaryForm() throws -> BinaryForm? {
        switch self {
        case .text(let socket, let text):
            return BinaryForm(kind: Kind.text.rawValue, number: socket, content: text.utf8)
        case .taken(let socket): return BinaryForm(kind: Kind.taken.rawValue, number: socket, content: [])
        case .response(let number, var response):
            let body = response.body
            response.body = Data()
            return BinaryForm(
                kind: Kind.response.rawValue, number: number, header: Array(try JSONEncoder().encode(response)),
                content: body)
        default: return nil
        }
    }

    package init(_ form: BinaryForm) throws {
        switch Kind(rawValue: form.kind) {
        case .text: self = .text(socket: form.number, String(decoding: form.content, as: UTF8.self))
        case .taken: self = .taken(socket: form.number)
        case .response:
            var response = try JSONDecoder().decode(ResponseRecord.self, from: Data(form.header))
            response.body = Data(form.content)
            self = .response(form.number, response)
        case nil: throw MalformedMessage.unreadable(reason: "an event of kind \(form.kind)")
        }
    }
}
