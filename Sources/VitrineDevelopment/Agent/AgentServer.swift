// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A server of the Model Context Protocol: requests of JSON-RPC 2.0, one a line, and their answers.
///
/// Lines are handled in their order. Calls of tools run one after another on a thread of their own, so that a ping is
/// answered and a call taken back meanwhile. Whatever a line holds, it is answered or ignored, and the next one is read.
package final class AgentServer: Sendable {
    /// Versions of the protocol, the newest first.
    package static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
    /// Bytes that a line may have.
    package static let lineLimit = 1 << 20

    private let version: String
    private let tools: [AgentTool]
    private let send: @Sendable (String) -> Void
    private let calls = Mutex<[JSONValue: AgentCall]>([:])
    private let isReady = Mutex(false)
    private let queue = DispatchQueue(label: "vitrine.agent")

    /// - Parameters:
    ///   - version: The version of this program.
    ///   - tools: What can be called.
    ///   - send: Writes a line.
    package init(version: String, tools: [AgentTool], send: @escaping @Sendable (String) -> Void) {
        self.version = version
        self.tools = tools
        self.send = send
    }

    /// Handles a line.
    package func receive(_ line: String) {
        guard !line.allSatisfy(\.isWhitespace) else { return }
        guard line.utf8.count <= Self.lineLimit,
            let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
        else { return refuse(.null, .parse) }
        guard case .object(let members) = message, members["jsonrpc"] == "2.0" else {
            return refuse(.null, .request("A message is an object of JSON-RPC 2.0; batches are none."))
        }
        guard let method = members["method"]?.string else {
            // An answer to something; nothing was asked.
            if members["result"] != nil || members["error"] != nil { return }
            return refuse(id(of: members) ?? .null, .request("A request names its method."))
        }
        guard members["id"] != nil else { return hear(method, members["params"]) }
        guard let id = id(of: members) else { return refuse(.null, .request("An id is a text or a number.")) }
        do {
            try answer(method, id, members["params"])
        } catch {
            refuse(id, error)
        }
    }

    /// Waits until all calls have ended.
    package func finish() { queue.sync {} }

    /// Takes all calls back: nobody listens any more.
    package func cancelAll() { for call in calls.withLock({ Array($0.values) }) { call.cancel() } }

    private func id(of members: [String: JSONValue]) -> JSONValue? {
        switch members["id"] {
        case .string, .number: members["id"]
        default: nil
        }
    }

    /// Hears what asks for no answer.
    private func hear(_ method: String, _ parameters: JSONValue?) {
        guard method == "notifications/cancelled", let id = parameters?["requestId"] else { return }
        calls.withLock { $0[id] }?.cancel()
    }

    private func answer(_ method: String, _ id: JSONValue, _ parameters: JSONValue?) throws(AgentError) {
        switch method {
        case "ping": reply(id, [:])
        case "initialize":
            guard let wanted = parameters?["protocolVersion"]?.string else {
                throw .parameters("initialize names the version of the protocol.")
            }
            isReady.withLock { $0 = true }
            reply(
                id,
                [
                    "protocolVersion": .string(Self.versions.contains(wanted) ? wanted : Self.versions[0]),
                    "capabilities": ["tools": [:]],
                    "serverInfo": ["name": "vitrine", "version": .string(version)],
                ])
        case "tools/list":
            try checkReady()
            reply(id, ["tools": .array(tools.map(\.json))])
        case "tools/call":
            try checkReady()
            try call(id, parameters)
        default: throw .method("There is no method \(method.prefix(80)).")
        }
    }

    private func checkReady() throws(AgentError) {
        guard isReady.withLock({ $0 }) else { throw .request("The first request is initialize.") }
    }

    private func call(_ id: JSONValue, _ parameters: JSONValue?) throws(AgentError) {
        guard let name = parameters?["name"]?.string else { throw .parameters("A call names a tool.") }
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw .parameters("There is no tool \(name.prefix(80)).")
        }
        let arguments = try tool.arguments(parameters?["arguments"])
        let call = AgentCall()
        let isNew = calls.withLock { calls in
            guard calls[id] == nil else { return false }
            calls[id] = call
            return true
        }
        guard isNew else { throw .request("A request with this id is being answered.") }
        queue.async { [self] in
            let result: JSONValue
            do {
                guard !call.isCancelled else { throw AgentFailure("The call was cancelled.") }
                let contents = try tool.run(arguments, call)
                result = ["content": .array(contents.map(\.json)), "isError": false]
            } catch {
                let text = (error as? AgentFailure)?.text ?? "\(error)"
                result = ["content": [["type": "text", "text": .string(text)]], "isError": true]
            }
            calls.withLock { $0[id] = nil }
            // Who has taken a call back wants no answer.
            if !call.isCancelled { reply(id, result) }
        }
    }

    private func reply(_ id: JSONValue, _ result: JSONValue) {
        write(["jsonrpc": "2.0", "id": id, "result": result])
    }

    private func refuse(_ id: JSONValue, _ error: AgentError) {
        write([
            "jsonrpc": "2.0", "id": id, "error": ["code": .number(Double(error.code)), "message": .string(error.text)],
        ])
    }

    private func write(_ message: JSONValue) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(message) else { return }
        send(String(decoding: data, as: UTF8.self))
    }
}
