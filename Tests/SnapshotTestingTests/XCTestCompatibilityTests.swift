// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SnapshotTesting
import VitrineComponents
import VitrineCore
import XCTest

/// The same calls from XCTest, as its tests are written.
final class XCTestCompatibilityTests: XCTestCase {
    override func invokeTest() {
        withSnapshotTesting(record: .never) { super.invokeTest() }
    }

    func testSurroundingsOfInvokeTestHold() {
        XCTAssertTrue(verifySnapshot(of: "a", as: .lines)?.contains("recording is off") == true)
    }

    func testAViewIsAwaitedFromASynchronousTest() throws {
        let folder = try TestFolder()
        let view = LoadingView { await Task.detached { "Loaded" }.value }
        _ = verifySnapshot(
            of: view, as: .accessibility, named: "it", record: .missing, snapshotDirectory: folder.path)
        XCTAssertTrue(try folder.text("testAViewIsAwaitedFromASynchronousTest.it.txt").contains("Loaded"))
    }

    @MainActor
    func testAViewIsAwaitedOnTheMainActor() throws {
        let folder = try TestFolder()
        let view = LoadingView { await Task.detached { "Loaded" }.value }
        _ = verifySnapshot(
            of: view, as: .accessibility, named: "it", record: .missing, snapshotDirectory: folder.path)
        XCTAssertTrue(try folder.text("testAViewIsAwaitedOnTheMainActor.it.txt").contains("Loaded"))
    }

    func testAViewIsAwaitedFromAnAsynchronousTest() async throws {
        let folder = try TestFolder()
        await Task.yield()
        let view = LoadingView { await Task.detached { "Loaded" }.value }
        _ = verifySnapshot(
            of: view, as: .accessibility, named: "it", record: .missing, snapshotDirectory: folder.path)
        XCTAssertTrue(try folder.text("testAViewIsAwaitedFromAnAsynchronousTest.it.txt").contains("Loaded"))
    }
}
