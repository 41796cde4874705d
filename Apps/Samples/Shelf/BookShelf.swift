// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation

class Book: ObservableObject, Identifiable {
    let id: Int
    let title: String
    let author: String
    @Published var rating: Int
    @Published var isFinished = false
    @Published var review = ""

    init(id: Int, title: String, author: String, rating: Int = 0) {
        self.id = id
        self.title = title
        self.author = author
        self.rating = rating
    }
}

class BookShelf: ObservableObject {
    enum Order {
        case title, author, rating
    }

    @Published var books: [Book]
    @Published var order = Order.title
    private var subscriptions = Set<AnyCancellable>()

    init() {
        books = [
            Book(id: 1, title: "The Long Shore", author: "M. Adeyemi", rating: 4),
            Book(id: 2, title: "Ironwood", author: "Z. Petrov"),
            Book(id: 3, title: "A Map of Salt", author: "L. Okafor", rating: 5),
        ]
        // A book that changes changes the shelf.
        for book in books {
            book.objectWillChange
                .sink { [weak self] _ in self?.objectWillChange.send() }
                .store(in: &subscriptions)
        }
    }

    var sorted: [Book] {
        switch order {
        case .title: return books.sorted { $0.title < $1.title }
        case .author: return books.sorted { $0.author < $1.author }
        case .rating: return books.sorted { $0.rating > $1.rating }
        }
    }

    var finished: Int { books.filter(\.isFinished).count }
}
