// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

@MainActor
@Suite struct SwiftDataErrorTests {
    @Test func `errors are told apart, and say what they are`() {
        let all: [SwiftDataError] = [
            .backwardMigration, .configurationFileNameContainsInvalidCharacters, .configurationFileNameTooLong,
            .configurationSchemaNotFoundInContainerSchema, .duplicateConfiguration, .historyTokenExpired,
            .includePendingChangesWithBatchSize, .invalidTransactionFetchRequest, .loadIssueModelContainer,
            .missingModelContext, .modelValidationFailure, .sortingPendingChangesWithIdentifiers, .unknownSchema,
            .unsupportedKeyPath, .unsupportedPredicate, .unsupportedSortDescriptor,
        ]
        #expect(Set(all).count == all.count)
        #expect(all[0].localizedDescription == "SwiftDataError.backwardMigration")
    }

    @Test func `an error is that of its kind, whatever its reason`() {
        let file = ModelConfiguration(url: FileManager.default.temporaryDirectory.appending(path: "\(UUID()).store"))
        let error = #expect(throws: SwiftDataError.self) {
            try ModelContainer(for: Schema([Trip.self]), configurations: [file, file])
        }
        #expect(error == .duplicateConfiguration)
        #expect(error?.localizedDescription.contains(file.url.path) == true)
    }

    @Test(arguments: [
        ("a/b", SwiftDataError.configurationFileNameContainsInvalidCharacters),
        ("a\0b", .configurationFileNameContainsInvalidCharacters),
        ("a/\u{301}b", .configurationFileNameContainsInvalidCharacters),
        (String(repeating: "é", count: 123), .configurationFileNameTooLong),
    ])
    func `a configuration's name can be that of a file, where it has one`(name: String, error: SwiftDataError) {
        let file = ModelConfiguration(name)
        #expect(throws: error) { try ModelContainer(for: Schema([Trip.self]), configurations: file) }
        let memory = ModelConfiguration(name, isStoredInMemoryOnly: true)
        #expect(throws: Never.self) { try ModelContainer(for: Schema([Trip.self]), configurations: memory) }
    }

    @Test func `identities of what is not saved are sorted with those of what is`() throws {
        let context = ModelContext(try container())
        for order in [3, 1] { context.insert(Stop(title: "saved", order: order)) }
        try context.save()
        let new = Stop(title: "new", order: 2)
        context.insert(new)
        let found = try context.fetchIdentifiers(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)]))
        #expect(found.count == 3 && found[1] == new.persistentModelID)
    }
}
