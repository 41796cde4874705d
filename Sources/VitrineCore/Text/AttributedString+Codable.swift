// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation has these conformances on Apple's systems only. What is written is what is written there: a string for a
// text without attributes, else the strings and the attributes of the runs in turn.

extension AttributedString: @retroactive Encodable {
    /// Encodes the characters and those attributes of Foundation's that can be encoded; fonts and colours cannot.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        let pieces = runs.map { run in
            (text: String(self[run.range].characters), attributes: CodedAttributes(values: run.attributes))
        }
        guard pieces.contains(where: { !$0.attributes.isEmpty }) else {
            var container = encoder.singleValueContainer()
            try container.encode(String(characters))
            return
        }
        var container = encoder.unkeyedContainer()
        for piece in pieces {
            try container.encode(piece.text)
            try container.encode(piece.attributes)
        }
    }
}

extension AttributedString: @retroactive Decodable {
    private enum Part: String, CodingKey {
        case runs, attributeTable
    }

    /// Creates an attributed string from its characters and the attributes that were encoded with them.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: What the decoder throws; a `DecodingError` for what is no attributed string.
    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(text)
            return
        }
        var table: [CodedAttributes] = []
        var runs: any UnkeyedDecodingContainer
        if let list = try? decoder.unkeyedContainer() {
            runs = list
        } else {
            // Apple's Foundation names attributes that several runs have once.
            let parts = try decoder.container(keyedBy: Part.self)
            table = try parts.decode([CodedAttributes].self, forKey: .attributeTable)
            runs = try parts.nestedUnkeyedContainer(forKey: .runs)
        }
        self.init()
        while !runs.isAtEnd {
            let text = try runs.decode(String.self)
            var attributes = AttributeContainer()
            if let place = try? runs.decode(Int.self) {
                guard table.indices.contains(place) else {
                    throw DecodingError.dataCorruptedError(
                        in: runs, debugDescription: "There are no attributes \(place) for “\(text)”.")
                }
                attributes = table[place].values
            } else {
                attributes = try runs.decode(CodedAttributes.self).values
            }
            append(AttributedString(text, attributes: attributes))
        }
    }
}

/// The attributes of a run, of which those that can be encoded are.
nonisolated private struct CodedAttributes: Codable {
    var values: AttributeContainer

    var isEmpty: Bool { !CodedAttribute.all.contains { $0.isIn(values) } }

    init(values: AttributeContainer) { self.values = values }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AttributeName.self)
        values = AttributeContainer()
        for attribute in CodedAttribute.all where container.contains(attribute.name) {
            try attribute.decode(&values, container.superDecoder(forKey: attribute.name))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AttributeName.self)
        for attribute in CodedAttribute.all where attribute.isIn(values) {
            try attribute.encode(values, container.superEncoder(forKey: attribute.name))
        }
    }
}

/// The name of an attribute as the key of what is encoded.
nonisolated private struct AttributeName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// How an attribute is encoded.
nonisolated private struct CodedAttribute: Sendable {
    let name: AttributeName
    let isIn: @Sendable (AttributeContainer) -> Bool
    let encode: @Sendable (AttributeContainer, any Encoder) throws -> Void
    let decode: @Sendable (inout AttributeContainer, any Decoder) throws -> Void

    private init<Key: CodableAttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
        name = AttributeName(stringValue: Key.name)
        isIn = { $0[Key.self] != nil }
        encode = { values, encoder in
            if let value = values[Key.self] { try Key.encode(value, to: encoder) }
        }
        decode = { values, decoder in values[Key.self] = try Key.decode(from: decoder) }
    }

    /// Foundation's attributes.
    static let all: [CodedAttribute] = [
        CodedAttribute(AttributeScopes.FoundationAttributes.LinkAttribute.self),
        CodedAttribute(AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self),
        CodedAttribute(AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self),
        CodedAttribute(AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self),
        CodedAttribute(AttributeScopes.FoundationAttributes.ImageURLAttribute.self),
        CodedAttribute(AttributeScopes.FoundationAttributes.ReplacementIndexAttribute.self),
        CodedAttribute(AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.self),
        CodedAttribute(AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute.self),
        CodedAttribute(AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute.self),
        CodedAttribute(AttributeScopes.FoundationAttributes.DateFieldAttribute.self),
        CodedAttribute(AttributeScopes.FoundationAttributes.MeasurementAttribute.self),
        CodedAttribute(AttributeScopes.FoundationAttributes.ByteCountAttribute.self),
        CodedAttribute(AttributeScopes.FoundationAttributes.DurationFieldAttribute.self),
    ]
}
