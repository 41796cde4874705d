// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import VitrineWeb

/// What a page's client does, as far as these tests need it, on raw bytes.
struct ScriptedPage {
    enum Failure: Error { case noPage(String) }

    let cookie: String
    /// The last event of which the server has said that it handled it.
    private(set) var handled = 0
    private(set) var isWelcome = false
    private(set) var text = ""
    private(set) var heard: [String] = []
    /// What must not happen.
    private(set) var faults: [String] = []
    private var token: String
    private let epoch: String
    private let build: String
    private var sequence: Int
    private var kept: [(number: Int, text: String)] = []
    private var number = 0
    private var hellos = 0

    init(_ response: RawClient.Response) throws {
        func field(_ name: String) throws -> String {
            guard let range = response.body.firstRange(of: "\"\(name)\":") else { throw Failure.noPage(response.body) }
            return String(response.body[range.upperBound...].drop { $0 == "\"" }.prefix { $0 != "\"" && $0 != "," })
        }
        cookie = "Cookie: " + (response["Set-Cookie"] ?? "").prefix { $0 != ";" }
        token = try field("token")
        epoch = try field("epoch")
        build = try field("build")
        sequence = Int(try field("sequence")) ?? 0
    }

    mutating func hello() -> [UInt8] {
        hellos += 1
        isWelcome = false
        return RawClient.text(
            "[\"H\",\"vitrine.1\",\"\(build)\",\"\(token)\",\"\(epoch)\",\(sequence),\(number),"
                + "[375,667,2,0,0,0,16,[\"en\"],\"\"],0,[],\(hellos)]"
        )
    }

    /// The message of a tap; it is kept until the server has handled it.
    mutating func press(_ button: Int) -> [UInt8] {
        number += 1
        let text = "[\"V\",\(number),\(sequence),\(button + 2),0]"
        kept.append((number, text))
        return RawClient.text(text)
    }

    /// What the page answers.
    mutating func receive(_ message: String) throws -> [String] {
        heard.append(message)
        let items = try JSONValue(message, depth: 64).array ?? []
        switch items.first?.string {
        case "W":
            if case .object(let parameters) = items[4] {
                token = parameters["resume"]?.string ?? token
                note(parameters["event"]?.integer ?? 0)
            }
            isWelcome = true
            return hellos > 1 ? kept.map(\.text) : []
        case "B", "S", "N":
            let next = items[1].integer ?? 0
            if next <= sequence { return ["[\"A\",\(sequence),0]"] }
            if items[0].string != "S", next != sequence + 1 { faults.append("\(next) after \(sequence)") }
            sequence = next
            note(items[2].integer ?? 0)
            if let start = message.firstRange(of: "\"n=") {
                text = String(message[message.index(after: start.lowerBound)...].prefix { $0 != "\"" })
            }
            return ["[\"A\",\(sequence),0]"]
        case "P":
            note(items[1].integer ?? 0)
            return []
        default:
            faults.append(message)
            return []
        }
    }

    private mutating func note(_ event: Int) {
        handled = max(handled, event)
        kept.removeAll { $0.number <= handled }
    }

    /// The whole text messages in some bytes; the beginning of another one is nothing.
    static func texts(in bytes: [UInt8]) -> [String] {
        var rest = bytes
        var texts: [String] = []
        while let (frame, length) = RawClient.parse(rest) {
            if frame.opcode == 1 { texts.append(frame.text) }
            rest.removeFirst(length)
        }
        return texts
    }
}
