// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Something that an agent can ask for, with arguments that are checked before it runs.
package struct AgentTool: Sendable {
    /// An argument of a tool.
    package struct Parameter: Sendable {
        package var name: String
        package var summary: String
        package var isRequired = false
        /// What may be given; nil for any text.
        package var choices: [String]?
        /// Whether it is a number.
        package var isNumber = false

        package init(
            _ name: String, _ summary: String, isRequired: Bool = false, choices: [String]? = nil,
            isNumber: Bool = false
        ) {
            self.name = name
            self.summary = summary
            self.isRequired = isRequired
            self.choices = choices
            self.isNumber = isNumber
        }

        /// Characters that an argument may have.
        static let limit = 4_096
    }

    /// A part of an answer.
    package enum Content: Hashable, Sendable {
        case text(String)
        /// A file of PNG.
        case image(Data)

        var json: JSONValue {
            switch self {
            case .text(let text): ["type": "text", "text": .string(text)]
            case .image(let data):
                ["type": "image", "data": .string(data.base64EncodedString()), "mimeType": "image/png"]
            }
        }
    }

    package var name: String
    package var summary: String
    package var parameters: [Parameter]
    /// Does it; throws `AgentFailure` with words for the agent.
    package var run: @Sendable (_ arguments: [String: String], _ call: AgentCall) throws -> [Content]

    package init(
        _ name: String, _ summary: String, parameters: [Parameter] = [],
        run: @escaping @Sendable (_ arguments: [String: String], _ call: AgentCall) throws -> [Content]
    ) {
        self.name = name
        self.summary = summary
        self.parameters = parameters
        self.run = run
    }

    var json: JSONValue {
        var properties: [String: JSONValue] = [:]
        for parameter in parameters {
            let type: JSONValue = parameter.isNumber ? "number" : "string"
            var schema: [String: JSONValue] = ["type": type, "description": .string(parameter.summary)]
            if let choices = parameter.choices { schema["enum"] = .array(choices.map { .string($0) }) }
            properties[parameter.name] = .object(schema)
        }
        return [
            "name": .string(name), "description": .string(summary),
            "inputSchema": [
                "type": "object", "properties": .object(properties),
                "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
                "additionalProperties": false,
            ],
        ]
    }

    /// The arguments of a call.
    ///
    /// - Throws: `AgentError` for what the tool does not take.
    func arguments(_ given: JSONValue?) throws(AgentError) -> [String: String] {
        guard let given else { return try arguments([:]) }
        guard case .object(let members) = given else { throw .parameters("The arguments are no object.") }
        var result: [String: String] = [:]
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let parameter = parameters.first(where: { $0.name == name }) else {
                throw .parameters("\(self.name) takes no argument \(name.prefix(80)).")
            }
            if parameter.isNumber {
                guard let number = value.number ?? value.string.flatMap(Double.init), number.isFinite else {
                    throw .parameters("The argument \(name) is no number.")
                }
                result[name] = "\(number)"
                continue
            }
            guard let text = value.string, text.utf8.count <= Parameter.limit, !text.contains("\0") else {
                throw .parameters("The argument \(name) is no text of up to \(Parameter.limit) bytes.")
            }
            if let choices = parameter.choices, !choices.contains(text) {
                throw .parameters("The argument \(name) is one of: \(choices.joined(separator: ", ")).")
            }
            result[name] = text
        }
        for parameter in parameters where parameter.isRequired && result[parameter.name] == nil {
            throw .parameters("The argument \(parameter.name) is missing.")
        }
        return result
    }
}

/// What a tool could not do, in words for the agent.
package struct AgentFailure: Error {
    package var text: String

    package init(_ text: String) { self.text = text }
}

/// What is wrong with a request, as JSON-RPC numbers it.
package struct AgentError: Error, Hashable {
    var code: Int
    var text: String

    static func parameters(_ text: String) -> AgentError { AgentError(code: -32_602, text: text) }
    static func request(_ text: String) -> AgentError { AgentError(code: -32_600, text: text) }
    static func method(_ text: String) -> AgentError { AgentError(code: -32_601, text: text) }
    static let parse = AgentError(code: -32_700, text: "A line is no JSON.")
}
