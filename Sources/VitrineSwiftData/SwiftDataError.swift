// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An error of SwiftData.
public struct SwiftDataError: Error, Equatable, Hashable, Sendable {
    private enum Code: String {
        case unsupportedPredicate, unsupportedSortDescriptor, unsupportedKeyPath, includePendingChangesWithBatchSize
        case sortingPendingChangesWithIdentifiers
        case historyTokenExpired, invalidTransactionFetchRequest
        case loadIssueModelContainer, configurationFileNameContainsInvalidCharacters, configurationFileNameTooLong
        case configurationSchemaNotFoundInContainerSchema, duplicateConfiguration
        case backwardMigration, unknownSchema, modelValidationFailure, missingModelContext, escapingMutations
    }

    private let code: Code
    /// The reason, as a sentence.
    let reason: String

    private init(_ code: Code, _ reason: String = "") {
        self.code = code
        self.reason = reason
    }

    /// A predicate cannot be asked of a store; not thrown here, where such a predicate is evaluated in memory.
    public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
    /// A store cannot sort by a descriptor; not thrown here.
    public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
    /// A key path leads to nothing that is stored; not thrown here.
    public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
    /// A fetch with a batch size asks for changes that are not saved.
    public static let includePendingChangesWithBatchSize = SwiftDataError(.includePendingChangesWithBatchSize)
    /// A fetch of identities sorts what is not saved; not thrown here, where such objects stand where they will stand.
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError(.sortingPendingChangesWithIdentifiers)
    /// Of the transactions after a token some are no longer kept.
    public static let historyTokenExpired = SwiftDataError(.historyTokenExpired)
    /// The history has no transactions of the type that is asked for.
    public static let invalidTransactionFetchRequest = SwiftDataError(.invalidTransactionFetchRequest)
    /// A store cannot be opened or changed; the description says why.
    public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
    /// A configuration's name cannot be that of a file.
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
        .configurationFileNameContainsInvalidCharacters)
    /// A configuration's name is too long for that of a file.
    public static let configurationFileNameTooLong = SwiftDataError(.configurationFileNameTooLong)
    /// A configuration has a model that the container does not have.
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        .configurationSchemaNotFoundInContainerSchema)
    /// Two configurations have the same file.
    public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
    /// A store has a later version of the schema than the migration plan leads to.
    public static let backwardMigration = SwiftDataError(.backwardMigration)
    /// A model has no store in the container.
    public static let unknownSchema = SwiftDataError(.unknownSchema)
    /// A save breaks a rule of the models, such as a delete rule, or changes a store that may not be changed.
    public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
    /// An object belongs to no context; not thrown here.
    public static let missingModelContext = SwiftDataError(.missingModelContext)

    /// The closure of an enumeration leaves changes in the context. Apple names no such error.
    static let escapingMutations = SwiftDataError(
        .escapingMutations,
        "The closure of an enumeration left changes in the context: save them in it, or allow escaping mutations.")

    static func invalidName(_ reason: String) -> SwiftDataError {
        SwiftDataError(.configurationFileNameContainsInvalidCharacters, reason)
    }
    static func longName(_ reason: String) -> SwiftDataError { SwiftDataError(.configurationFileNameTooLong, reason) }
    static func load(_ reason: String) -> SwiftDataError { SwiftDataError(.loadIssueModelContainer, reason) }
    static func duplicate(_ reason: String) -> SwiftDataError { SwiftDataError(.duplicateConfiguration, reason) }
    static func schema(_ reason: String) -> SwiftDataError { SwiftDataError(.unknownSchema, reason) }
    static func unknownModel(_ reason: String) -> SwiftDataError {
        SwiftDataError(.configurationSchemaNotFoundInContainerSchema, reason)
    }
    static func validation(_ reason: String) -> SwiftDataError { SwiftDataError(.modelValidationFailure, reason) }

    public static func == (one: Self, other: Self) -> Bool { one.code == other.code }

    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension SwiftDataError: LocalizedError, CustomStringConvertible {
    public var description: String { reason.isEmpty ? "SwiftDataError.\(code)" : "SwiftDataError.\(code): \(reason)" }

    /// A description of the error, in English.
    public var errorDescription: String? { description }
}
