// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a feature knows of one kind of thing: the entity, where it comes from, and mocks of that.
struct DomainTemplate {
    let app: TypeName
    let feature: TypeName
    let entity: TypeName

    private var domain: String { "\(ProjectPaths.sources(feature))/Domain" }
    private var mocks: String { "\(ProjectPaths.tests(feature))/Mocks" }

    var entityPath: String { "\(domain)/Entities/\(entity.type).swift" }
    var contractPath: String { "\(domain)/Repositories/\(entity.type)RepositoryContract.swift" }

    /// The files, each of which is left alone where it is there already.
    var files: [TemplateFile] {
        [
            TemplateFile(
                entityPath,
                #"""
                struct \#(entity.type): Identifiable, Hashable, Sendable {
                    let id: Int
                    let name: String
                }

                """#),
            TemplateFile(
                "\(domain)/Entities/\(entity.type)+Stub.swift",
                #"""
                extension \#(entity.type) {
                    /// One for previews and tests.
                    static func stub(id: Int = 1, name: String = "\#(entity.title) 1") -> \#(entity.type) {
                        \#(entity.type)(id: id, name: name)
                    }
                }

                """#),
            TemplateFile(
                "\(domain)/Entities/\(entity.type)Error.swift",
                #"""
                enum \#(entity.type)Error: Error {
                    /// There is none with this identifier.
                    case notFound
                }

                """#),
            TemplateFile(
                contractPath,
                #"""
                /// Where \#(entity.pluralWords) come from, for the use cases.
                protocol \#(entity.type)RepositoryContract {
                    func get\#(entity.plural)() async throws -> [\#(entity.type)]
                    func get\#(entity.type)(identifier: Int) async throws -> \#(entity.type)
                }

                """#),
            TemplateFile(
                "\(ProjectPaths.sources(feature))/Data/Repositories/\(entity.type)Repository.swift",
                #"""
                /// Keeps \#(entity.pluralWords) in the app. An API's client would be asked here.
                struct \#(entity.type)Repository: \#(entity.type)RepositoryContract {
                    private let \#(entity.values) = (1...20).map { \#(entity.type)(id: $0, name: "\#(entity.title) \($0)") }

                    func get\#(entity.plural)() async throws -> [\#(entity.type)] {
                        \#(entity.values)
                    }

                    func get\#(entity.type)(identifier: Int) async throws -> \#(entity.type) {
                        guard let \#(entity.value) = \#(entity.values).first(where: { $0.id == identifier }) else {
                            throw \#(entity.type)Error.notFound
                        }
                        return \#(entity.value)
                    }
                }

                """#),
            repositoryTests,
            TemplateFile(
                "\(mocks)/\(entity.type)RepositoryMock.swift",
                #"""
                @testable import \#(app.type)\#(feature.type)

                final class \#(entity.type)RepositoryMock: \#(entity.type)RepositoryContract {
                    var listResult: Result<[\#(entity.type)], Error> = .failure(MockError.notConfigured)
                    var result: Result<\#(entity.type), Error> = .failure(MockError.notConfigured)
                    private(set) var lastRequestedId: Int?

                    func get\#(entity.plural)() async throws -> [\#(entity.type)] {
                        try listResult.get()
                    }

                    func get\#(entity.type)(identifier: Int) async throws -> \#(entity.type) {
                        lastRequestedId = identifier
                        return try result.get()
                    }
                }

                """#),
            TemplateFile(
                "\(mocks)/MockError.swift",
                #"""
                /// What a mock throws that was told nothing, or to fail.
                enum MockError: Error {
                    case notConfigured
                    case failed
                }

                """#),
        ]
    }

    private var repositoryTests: TemplateFile {
        TemplateFile(
            "\(ProjectPaths.tests(feature))/Data/Repositories/\(entity.type)RepositoryTests.swift",
            #"""
            import Testing

            @testable import \#(app.type)\#(feature.type)

            struct \#(entity.type)RepositoryTests {
                @Test
                func everyOneOfTheListIsFoundByItsIdentifier() async throws {
                    // Given
                    let sut = \#(entity.type)Repository()

                    // When
                    let all = try await sut.get\#(entity.plural)()

                    // Then
                    #expect(!all.isEmpty)
                    for one in all {
                        #expect(try await sut.get\#(entity.type)(identifier: one.id) == one)
                    }
                }

                @Test
                func anUnknownIdentifierIsNotFound() async {
                    // Given
                    let sut = \#(entity.type)Repository()

                    // Then
                    await #expect(throws: \#(entity.type)Error.notFound) {
                        try await sut.get\#(entity.type)(identifier: -1)
                    }
                }
            }

            """#)
    }
}
