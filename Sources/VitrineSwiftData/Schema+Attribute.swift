// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension Schema {
    /// The description of a property that is stored.
    public struct Attribute: Sendable {
        /// An option of a property, such as that its value is unique.
        public struct Option: Equatable, Sendable {
            private let name: String

            /// No two objects have the same value: one that is saved with the value of another replaces its values.
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
        /// What tells this version of the property from another in hashes of the schema; without effect.
        public let hashModifier: String?

        /// Creates a description of how a property is stored.
        ///
        /// - Parameters:
        ///   - options: What is special about the property.
        ///   - originalName: Its name in an earlier version of the schema, from which its values are taken over.
        ///   - hashModifier: Without effect.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
            self.hashModifier = hashModifier
        }
    }

    /// The description of a property that refers to objects of other models.
    public struct Relationship: @unchecked Sendable {
        /// The rules for related objects when an object is deleted.
        public enum DeleteRule: String, CaseIterable, Codable, Hashable, Sendable {
            /// They keep what they say of the object.
            case noAction
            /// They forget the object.
            case nullify
            /// They are deleted, too.
            case cascade
            /// The object cannot be deleted while there are some.
            case deny
        }

        /// An option of a relationship.
        public struct Option: Equatable, Sendable {
            private let name: String
            /// Objects are found by it only once. Has no effect on SQLite's stores.
            public static var unique: Option { Option(name: "unique") }
        }

        /// The options of the relationship.
        public let options: [Option]
        /// The rule for related objects when the object is deleted.
        public let deleteRule: DeleteRule
        /// How many related objects there have to be where there are any, or the relationship is not optional.
        public let minimumModelCount: Int?
        /// How many related objects there may be; 0 for any number.
        public let maximumModelCount: Int?
        /// The relationship's name in an earlier version of the schema.
        public let originalName: String?
        /// The property of the other model that leads back.
        public let inverse: AnyKeyPath?
        /// What tells this version of the relationship from another in hashes of the schema; without effect.
        public let hashModifier: String?

        /// Creates a description of a relationship.
        ///
        /// - Parameters:
        ///   - options: What is special about the relationship.
        ///   - deleteRule: What becomes of the related objects when the object is deleted.
        ///   - minimumModelCount: How many related objects there have to be, or a save throws.
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
