// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

@MainActor
@Suite("ForEach over a binding")
struct BoundElementsTests {
    struct Book: Identifiable {
        let id: Int
        var title: String
    }

    /// How the elements of the binding are handed to `ForEach`.
    enum Form: CaseIterable {
        case plain, reversed, bindingsOnly
    }

    private struct Title: View {
        @Binding var book: Book

        var body: some View { Text(verbatim: book.title) }
    }

    /// A view whose body does not read the collection itself.
    private struct Shelf: View {
        let form: Form
        @State private var books = [Book(id: 1, title: "one"), Book(id: 2, title: "two")]

        var body: some View {
            VStack {
                switch form {
                case .plain:
                    ForEach($books) { $book in Text(verbatim: book.title) }
                case .reversed:
                    let reversed: ReversedCollection<Binding<[Book]>> = $books.reversed()
                    ForEach(reversed) { $book in Text(verbatim: book.title) }
                case .bindingsOnly:
                    ForEach($books) { Title(book: $0) }
                }
                Button("Add") { books.append(Book(id: books.count + 1, title: "new")) }
                Button("Remove") { withAnimation { books.removeAll { $0.id == 2 } } }
                Button("Clear") { books = [] }
            }
        }
    }

    private func titles(_ host: TestHost) -> [String] {
        host.labels.filter { !["Add", "Remove", "Clear"].contains($0) }
    }

    @Test(
        "shows the elements that there are now, although the view around it is not evaluated again",
        arguments: Form.allCases)
    func changes(form: Form) throws {
        let host = TestHost(Shelf(form: form))
        #expect(Set(titles(host)) == ["one", "two"])
        try host.find(label: "Remove").tap()
        #expect(titles(host) == ["one"])
        try host.find(label: "Clear").tap()
        #expect(titles(host).isEmpty)
        try host.find(label: "Add").tap()
        #expect(titles(host) == ["new"])
        try host.find(label: "Add").tap()
        #expect(titles(host) == ["new", "new"])
    }

    private final class Numbers {
        var values = [1, 2]
    }

    @Test("keeps the last value of an element that is gone, and does not write it")
    func gone() {
        let numbers = Numbers()
        let whole = Binding(get: { numbers.values }, set: { numbers.values = $0 })
        let last = whole[1]
        #expect(last.wrappedValue == 2)
        numbers.values.removeLast()
        #expect(last.wrappedValue == 2)
        last.wrappedValue = 5
        #expect(numbers.values == [1])
    }
}
