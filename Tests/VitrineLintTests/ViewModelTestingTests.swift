// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

struct ViewModelTestingTests {
    @Test("seed 001, Testing: the initial state")
    func initialStateIsTested() throws {
        try expect(
            InitialStateIsTested(),
            after: { try $0.replacing("initialStateIsIdle", with: "begins", in: "ItemListViewModelTests") },
            gives: ["ItemListViewModelTests.swift:8: ItemListViewModelTests has no test initialStateIsIdle"]
        )
    }

    @Test("seed 001, Testing: success")
    func successIsTested() throws {
        try expect(
            SuccessIsTested(),
            after: {
                try $0.replacing(
                    "@Test\n    func loadSetsLoaded",
                    with: "func loadSetsLoaded",
                    in: "ItemListViewModelTests"
                )
            },
            gives: ["ItemListViewModelTests.swift:8: ItemListViewModelTests has no test loadSetsLoadedStateOnSuccess"]
        )
    }

    @Test("seed 001, Testing: error")
    func failureIsTested() throws {
        try expect(
            FailureIsTested(),
            after: { try $0.replacing("OnFailure", with: "", in: "ItemDetailViewModelTests") },
            gives: [
                "ItemDetailViewModelTests.swift:8: ItemDetailViewModelTests has no test loadSetsErrorStateOnFailure"
            ]
        )
    }

    @Test("seed 001, Testing: call verification")
    func useCaseCallIsTested() throws {
        try expect(
            UseCaseCallIsTested(),
            after: { try $0.replacing("WithCorrectId", with: "", in: "ItemDetailViewModelTests") },
            gives: [
                "ItemDetailViewModelTests.swift:8: ItemDetailViewModelTests has no test loadCallsUseCaseWithCorrectId"
            ]
        )
        try expect(
            UseCaseCallIsTested(),
            after: { try $0.replacing("lastRequestedId", with: "result", in: "ItemDetailViewModelTests") },
            gives: ["ItemDetailViewModelTests.swift:47: loadCallsUseCaseWithCorrectId does not look at lastRequestedId"]
        )
    }

    @Test("seed 001, List ViewModel Tests (with navigation): every action that navigates")
    func navigationIsTested() throws {
        try expect(
            NavigationIsTested(),
            after: { try $0.replacing("didSelectNavigatesToDetail", with: "goesOn", in: "ItemListViewModelTests") },
            gives: ["ItemListViewModelTests.swift:8: ItemListViewModelTests has no test didSelectNavigates…"]
        )
    }

    @Test("seed 001, Testing Rules: guard case for state matching")
    func statesAreMatchedWithGuardCase() throws {
        try expect(
            StatesAreMatchedWithGuardCase(),
            after: {
                try $0.replacing(
                    "        guard case .idle = sut.state else {\n            Issue.record(\"Expected idle state\")\n"
                        + "            return\n        }",
                    with: "        if case .idle = sut.state { return }",
                    in: "ItemListViewModelTests"
                )
            },
            gives: [
                "ItemListViewModelTests.swift:13: a test should match a state with guard case",
                "ItemListViewModelTests.swift:10: initialStateIsIdle should match the state with guard case",
            ]
        )
    }

    @Test("seed 001, Testing Rules: Issue.record for failures")
    func guardCaseRecordsAnIssue() throws {
        try expect(
            GuardCaseRecordsAnIssue(),
            after: {
                try $0.replacing(
                    "            Issue.record(\"Expected idle state\")\n",
                    with: "",
                    in: "ItemListViewModelTests"
                )
            },
            gives: ["ItemListViewModelTests.swift:13: any other state should call Issue.record"]
        )
    }

    @Test("seed 001, ViewModel Tests: mocks answer and count")
    func useCaseMocksRecordCalls() throws {
        try expect(
            UseCaseMocksRecordCalls(),
            after: {
                try $0.replacing(
                    "var result: Result<Item, Error>",
                    with: "var answer: Result<Item, Error>",
                    in: "GetItemUseCaseMock"
                )
                .replacing("var lastRequestedId: Int?", with: "var last: Int?", in: "GetItemUseCaseMock")
            },
            gives: [
                "GetItemUseCaseMock.swift:6: GetItemUseCaseMock has no result",
                "GetItemUseCaseMock.swift:6: GetItemUseCaseMock has no lastRequestedId",
            ]
        )
        try expect(
            UseCaseMocksRecordCalls(),
            after: { try $0.removing("GetItemsUseCaseMock") },
            gives: [
                "GetItemsUseCaseContract.swift:4: GetItemsUseCaseContract has no mock "
                    + "GetItemsUseCaseMock among the tests"
            ]
        )
        let optional = try Sample.conforming().removing("GetItemsUseCaseMock")
            .replacing("Contract, router", with: "Contract? = nil, router", in: "ItemListViewModel")
        #expect(UseCaseMocksRecordCalls().check(optional.project).isEmpty)
    }

    @Test("seed 001, Testing Rules: the real router")
    func navigationTestsUseTheRealRouter() throws {
        try expect(
            NavigationTestsUseTheRealRouter(),
            after: { try $0.replacing("Router()", with: "RouterMock()", in: "WelcomeViewModelTests") },
            gives: [
                "WelcomeViewModelTests.swift:8: WelcomeViewModelTests has no test that makes a Router "
                    + "and expects its path.count"
            ]
        )
    }

    @Test("seed 001, ViewModel Tests: the module's name")
    func testsImportTheirModule() throws {
        try expect(
            TestsImportTheirModule(),
            after: { try $0.replacing("@testable import", with: "import", in: "WelcomeViewModelTests") },
            gives: ["WelcomeViewModelTests.swift:1: the tests of Item should say @testable import SampleItem"]
        )
    }
}
