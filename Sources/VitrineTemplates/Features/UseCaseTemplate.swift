// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A use case with its contract, its mock and its tests.
struct UseCaseTemplate {
    let app: TypeName
    let useCase: UseCase

    private var sources: String { "\(ProjectPaths.sources(useCase.feature))/Domain/UseCases" }

    var contractPath: String { "\(sources)/\(useCase.contract).swift" }

    var files: [TemplateFile] {
        [
            TemplateFile(
                contractPath,
                #"""
                protocol \#(useCase.contract) {
                    func execute(\#(useCase.parameters)) async throws -> \#(useCase.result)
                }

                """#),
            TemplateFile(
                "\(sources)/\(useCase.type).swift",
                #"""
                /// \#(useCase.summary)
                struct \#(useCase.type): \#(useCase.contract) {
                    private let repository: \#(useCase.entity.type)RepositoryContract

                    init(repository: \#(useCase.entity.type)RepositoryContract) {
                        self.repository = repository
                    }

                    func execute(\#(useCase.parameters)) async throws -> \#(useCase.result) {
                        try await repository.\#(useCase.request)(\#(useCase.arguments))
                    }
                }

                """#),
            mock, tests,
        ]
    }

    private var mock: TemplateFile {
        let isDetail = useCase.kind == .detail
        return TemplateFile(
            "\(ProjectPaths.tests(useCase.feature))/Mocks/\(useCase.type)Mock.swift",
            #"""
            @testable import \#(app.type)\#(useCase.feature.type)

            final class \#(useCase.type)Mock: \#(useCase.contract) {
                var result: Result<\#(useCase.result), Error> = .failure(MockError.notConfigured)
                private(set) var executeCallCount = 0
            \#(isDetail ? "    private(set) var lastRequestedId: Int?\n" : "")
                func execute(\#(useCase.parameters)) async throws -> \#(useCase.result) {
                    executeCallCount += 1
            \#(isDetail ? "        lastRequestedId = identifier\n" : "")        return try result.get()
                }
            }

            """#)
    }

    private var tests: TemplateFile {
        let isDetail = useCase.kind == .detail
        let call = isDetail ? "sut.execute(identifier: 42)" : "sut.execute()"
        let looked = isDetail ? "\n        #expect(repository.lastRequestedId == 42)" : ""
        return TemplateFile(
            "\(ProjectPaths.tests(useCase.feature))/Domain/UseCases/\(useCase.type)Tests.swift",
            #"""
            import Testing

            @testable import \#(app.type)\#(useCase.feature.type)

            struct \#(useCase.type)Tests {
                @Test
                func executeAsksTheRepository() async throws {
                    // Given
                    let repository = \#(useCase.entity.type)RepositoryMock()
                    repository.\#(isDetail ? "result = .success(.stub(id: 42))" : "listResult = .success([.stub()])")
                    let sut = \#(useCase.type)(repository: repository)

                    // When
                    let value = try await \#(call)

                    // Then
                    #expect(value == \#(isDetail ? ".stub(id: 42)" : "[.stub()]"))\#(looked)
                }

                @Test
                func executeHandsErrorsOn() async {
                    // Given
                    let repository = \#(useCase.entity.type)RepositoryMock()
                    repository.\#(isDetail ? "result" : "listResult") = .failure(MockError.failed)
                    let sut = \#(useCase.type)(repository: repository)

                    // Then
                    await #expect(throws: MockError.failed) {
                        try await \#(call)
                    }
                }
            }

            """#)
    }
}
