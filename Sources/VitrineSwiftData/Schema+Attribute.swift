// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension Schema {
    /// A description of a stored property: its options and its earlier name.
    public struct Attribute: Sendable {
        /// An option of a property, such as that its value is unique.
        public struct Option: Equatable, Sendable {
            private let name: String

            /// No two objects have the same value: an object saved with the value of another one replaces its values.
            public static var unique: Option { Option(name: "unique") }
            /// The value is large. Here it is kept in the store's file like any other.
            public static var externalStorage: Option { Option(name: "externalStorage") }
            /// The value is observed and not stored.
            public static var ephemeral: Option { Option(name: "ephemeral") }
            /// The value stays in the history after a deletion, in the tombstone.
            public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
            /// The value is meant for the system's search. There is none here.
            public static var spotlight: Option { Option(name: "spotlight") }
            /// The value is encrypted in CloudKit. There is none here.
            public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
        }

        /// The options of the property.
        public let options: [Option]
        /// The property's name in an earlier version of the schema.
        public let originalName: String?
        /// A string that distinguishes versions of the property in hashes of the schema; without effect.
        public let hashModifier: String?

        /// Creates a description of how a property is stored.
        ///
        /// - Parameters:
        ///   - options: The options of the property.
        ///   - originalName: Its name in an earlier version of the schema, from which its values are taken over.
        ///   - hashModifier: Without effect.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
            self.hashModifier = hashModifier
        }
    }

    /// A description of a property that refers to objects of other models.
    public struct Relationship: @unchecked Sendable {
        /// The rules for what happens to related objects when an object is deleted.
        public enum DeleteRule: String, CaseIterable, Codable, Hashable, Sendable {
            /// Related objects keep their reference to the deleted object.
            case noAction
            /// The references of related objects to the deleted object are removed.
            case nullify
            /// Related objects are deleted as well.
            case cascade
            /// The object cannot be deleted while it has related objects.
            case deny
        }

        /// An option of a relationship.
        public struct Option: Equatable, Sendable {
            private let name: String
            /// No two objects refer to the same object. Without effect in stores of SQLite.
            public static var unique: Option { Option(name: "unique") }
        }

        /// The options of the relationship.
        public let options: [Option]
        /// The rule for related objects when the object is deleted.
        public let deleteRule: DeleteRule
        /// The least number of related objects, if there are any or the relationship is not optional.
        public let minimumModelCount: Int?
        /// The largest number of related objects; 0 for any number.
        public let maximumModelCount: Int?
        /// The relationship's name in an earlier version of the schema.
        public let originalName: String?
        /// The property of the other model that refers back.
        public let inverse: AnyKeyPath?
        /// A string that distinguishes versions of the relationship in hashes of the schema; without effect.
        public let hashModifier: String?

        /// Creates a description of a relationship.
        ///
        /// - Parameters:
        ///   - options: What is special about the relationship.
        ///   - deleteRule: What becomes of the related objects when the object is deleted.
        ///   - minimumModelCount: The least number of related objects; a save with fewer throws.
        ///   - maximumModelCount: How many related objects there may be, or a save throws; 0 for any number.
        ///   - originalName: Its name in an earlier version of the schema.
        ///   - inverse: The property of the other model that leads back.
        ///   - hashModifier: Without effect.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.options = options
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            self.originalName = originalName
            self.inverse = inverse
            self.hashModifier = hashModifier
        }
    }
}
