// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension StateArchive: Codable {
    private enum CodingKeys: String, CodingKey {
        case types, states
    }

    /// A state: its slot, the depth of its view, the number of its type, the value as JSON or `null`, and the places on
    /// the way to the view, each with its depth.
    private struct Record: Codable {
        var key: Key
        var type: Int
        var json: String?

        init(_ key: Key, type: Int, json: String?) {
            self.key = key
            self.type = type
            self.json = json
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(key.slot)
            try container.encode(key.path.depth)
            try container.encode(type)
            try container.encode(json)
            for component in key.path.components {
                try container.encode(component.depth)
                try container.encode(component.place.text)
            }
        }

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            let slot = try container.decode(Int.self)
            var path = StatePath()
            path.depth = try container.decode(Int.self)
            type = try container.decode(Int.self)
            json = try container.decodeIfPresent(String.self)
            while !container.isAtEnd {
                let depth = try container.decode(Int.self)
                path.components.append(.init(depth: depth, place: .text(try container.decode(String.self))))
            }
            key = Key(path: path, slot: slot)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var types: [String: Int] = [:]
        var records: [Record] = []
        for (key, content) in entries {
            let (type, json, _) = written(content)
            // Nothing is to be said of a state of our own that its view makes anew.
            if json == nil, StoredTypeName.isOfEngine(type) { continue }
            let number = types[type] ?? types.count
            types[type] = number
            records.append(Record(key, type: number, json: json))
        }
        try container.encode(types.sorted { $0.value < $1.value }.map(\.key), forKey: .types)
        try container.encode(records, forKey: .states)
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let types = try container.decode([String].self, forKey: .types)
        self.init()
        isDecoded = true
        for record in try container.decode([Record].self, forKey: .states) {
            guard types.indices.contains(record.type) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .states, in: container, debugDescription: "A state is of type \(record.type).")
            }
            let type = types[record.type]
            add(record.key, record.json.map { .stored(type: type, json: $0) } ?? .tombstone(type: type))
        }
    }

    private func written(_ content: Content) -> (type: String, json: String?, left: [String]) {
        switch content {
        case .value(let value):
            let (json, left) = value.written(leavingOut: isSecret)
            return (value.typeName, json, left)
        case .stored(let type, let json): return (type, json, [])
        case .tombstone(let type): return (type, nil, [])
        }
    }

    /// Whether a value in JSON holds a text of a secure field.
    private func isSecret(_ json: String) -> Bool {
        secrets.contains { secret in
            guard let text = ArchivedValue.encode(secret) else { return true }
            // Without the brackets around the value.
            return json.contains(text.dropFirst().dropLast())
        }
    }

    /// The names of what the app has declared and encoding leaves out: types of states, and properties of view models.
    package var unwritten: [String] {
        var names: Set<String> = []
        for (_, content) in entries {
            let (type, json, left) = written(content)
            guard !StoredTypeName.isOfEngine(type) else { continue }
            names.formUnion(left.map { "\(type).\($0)" })
            if json == nil, left.isEmpty { names.insert(type) }
        }
        return names.sorted()
    }
}
