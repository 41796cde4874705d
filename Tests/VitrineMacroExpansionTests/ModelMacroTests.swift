// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// `@Model`, `@ModelActor` and `@Query`: what they write and what they refuse. VitrineSwiftDataTests run what is written.
@Suite("ModelMacro")
struct ModelMacroTests {
    @Test func `a model describes its stored variables, with their names and options`() {
        let source = MacroExpansion(
            """
            @Model final class Trip {
                @Attribute(.unique, originalName: "title") var name: String
                var note: String?
                @Transient var isOpen = false
                static var count = 0
                var long: Bool { name.count > 9 }
            }
            """
        ).source
        #expect(
            source.contains(
                #"_PersistentProperty("name", \Trip.name, \Trip._name, metadata: SwiftData.Schema.Attribute(.unique, originalName: "title"))"#
            ))
        #expect(source.contains(#"_PersistentProperty("note", \Trip.note, \Trip._note, metadata: nil, default: {"#))
        #expect(source.contains("extension Trip: nonisolated SwiftData.PersistentModel"))
        for name in ["isOpen", "count", "long"] { #expect(!source.contains("_\(name)")) }
    }

    @Test func `a constant is stored as on Apple's systems, but for one that has its value already`() {
        let source = MacroExpansion("@Model class Item { let id: UUID; let fixed = 3 }").source
        #expect(source.contains(#"_PersistentProperty("id", \Item.id, \Item._id, metadata: nil)"#))
        #expect(!source.contains("_fixed"))
    }

    @Test func `a class that inherits from a model describes its own variables and overrides`() {
        let source = MacroExpansion(
            """
            @available(iOS 26, *) @Model final class BusinessTrip: Trip, Codable {
                #Index<BusinessTrip>([\\.perDiem])
                var perDiem: Double
            }
            """, isInherited: true
        ).source
        #expect(source.contains("public override class var _$properties"))
        #expect(source.contains(#"_PersistentProperty("perDiem", \BusinessTrip.perDiem, \BusinessTrip._perDiem"#))
        #expect(source.contains("public override class var _$superentity") && source.contains("Trip.self"))
        #expect(source.contains("public override class var _$indices") && source.contains("[\\.perDiem]"))
        #expect(source.contains("public override class var _$uniques"))
        #expect(source.contains("super.init(_record: _record)"))
        for name in ["var _$record", "_$observationRegistrar =", "typealias ID", "extension BusinessTrip"] {
            #expect(!source.contains(name), "\(name)")
        }
    }

    @Test func `a class that others may inherit from has what they override`() {
        let open = MacroExpansion("@Model open class Trip { var name: String }").source
        for name in ["_$properties", "_$superentity", "_$uniques", "_$indices"] {
            #expect(open.contains("open class var \(name)"), "\(name)")
        }
        #expect(open.contains("var _$record") && !open.contains("override"))
        let final = MacroExpansion("@Model final class Trip { var name: String }").source
        #expect(final.contains("public static var _$properties") && !final.contains("_$superentity"))
    }

    @Test func `a query has its arguments and its type`() {
        let source = MacroExpansion("struct A { @Query(sort: \\Trip.name) private var trips: [Trip] }").source
        #expect(
            source.contains(
                #"var _trips: SwiftData.Query<Trip, [Trip]> = SwiftData.Query<Trip, [Trip]>(sort: \Trip.name)"#)
        )
        #expect(source.contains("_trips.wrappedValue"))
    }

    @Test(arguments: [
        ("@Model struct Trip {}", "1:1: '@Model' goes on a class"),
        (
            "@Model class Trip { var a = 1, b = 2 }",
            "1:21: '@Model' stores one variable with a plain name per declaration; write several, or mark it '@Transient'"
        ),
        ("@ModelActor class Store {}", "1:1: '@ModelActor' goes on an actor"),
        (
            "struct A { @Query var trips = [Trip]() }",
            "1:12: '@Query' goes on one 'var' without an initial value whose type is written as an array of models"
        ),
    ])
    func `what cannot be meant is refused`(source: String, message: String) {
        #expect(MacroExpansion(source).diagnostics == [message])
    }
}
