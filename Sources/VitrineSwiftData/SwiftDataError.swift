// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An error of SwiftData.
public struct SwiftDataError: Error, Equatable, Hashable, Sendable {
    private enum Code: String {
        case unsupportedPredicate, unsupportedSortDescriptor, unsupportedKeyPath, includePendingChangesWithBatchSize
        case historyTokenExpired, invalidTransactionFetchRequest
        case loadIssueModelContainer, configurationFileNameContainsInvalidCharacters
        case configurationSchemaNotFoundInContainerSchema, duplicateConfiguration
        case backwardMigration, unknownSchema, modelValidationFailure, missingModelContext
    }

    private let code: Code
    /// What is wrong, in a sentence.
    let reason: String

    private init(_ code: Code, _ reason: String = "") {
        self.code = code
        self.reason = reason
    }

    public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
    public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
    public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
    public static let includePendingChangesWithBatchSize = SwiftDataError(.includePendingChangesWithBatchSize)
    public static let historyTokenExpired = SwiftDataError(.historyTokenExpired)
    public static let invalidTransactionFetchRequest = SwiftDataError(.invalidTransactionFetchRequest)
    public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
        .configurationFileNameContainsInvalidCharacters)
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        .configurationSchemaNotFoundInContainerSchema)
    public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
    public static let backwardMigration = SwiftDataError(.backwardMigration)
    public static let unknownSchema = SwiftDataError(.unknownSchema)
    public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
    public static let missingModelContext = SwiftDataError(.missingModelContext)

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

    public var errorDescription: String? { description }
}
