// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing
import VitrineCore
import VitrineTesting

/// Saves where no more is kept of a visitor.
@MainActor
@Suite struct VisitorSpaceTests {
    private let folder = Folder()

    @Test func `a full folder refuses what is added and changed, and takes deletions`() throws {
        let session = SessionContext(textEngine: RecordedTextEngine(), dataFolder: folder.url)
        try SessionContext.$current.withValue(session) {
            let context = ModelContext(
                try ModelContainer(for: Stop.self, configurations: ModelConfiguration("space")))
            let stop = Stop(title: "first")
            context.insert(stop)
            try context.save()
            try VisitorSpace.$limits.withValue(VisitorSpace.Limits(bytes: 1, files: 1)) {
                context.insert(Stop(title: "second"))
                let error = #expect(throws: CocoaError.self) { try context.save() }
                #expect(error?.code == .fileWriteOutOfSpace)
                #expect(error?.localizedDescription.hasPrefix("There is no room for more") == true)
                // Nothing is lost, and nothing is written.
                #expect(context.hasChanges && context.insertedModelsArray.count == 1)
                context.rollback()
                stop.title = "changed"
                #expect(throws: CocoaError.self) { try context.save() }
                context.rollback()
                #expect(stop.title == "first")
                context.delete(stop)
                try context.save()
                #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
            }
        }
    }
}
