// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import VitrineCombine

/// An observable model, one of whose properties is another one.
@Observable
final class MatrixModel: @unchecked Sendable {
    var number: Int
    var items: [MatrixItem]
    var child: MatrixChild

    init(_ number: Int) {
        self.number = number
        items = [MatrixItem(id: 1, number: number)]
        child = MatrixChild(number)
    }

    func write(_ value: Int) {
        number = value
        items[0].number = value
        child.number = value
    }

    /// As apps keep a model for the whole process.
    static let shared = MatrixModel(1)
}

@Observable
final class MatrixChild: Identifiable, @unchecked Sendable {
    let id = 1
    var number: Int

    init(_ number: Int) {
        self.number = number
    }
}

/// A model as apps wrote them before `@Observable`.
final class MatrixObject: ObservableObject, @unchecked Sendable {
    @Published var number: Int
    @Published var items: [MatrixItem]
    @Published var parts: [MatrixPart]

    init(_ number: Int) {
        self.number = number
        items = [MatrixItem(id: 1, number: number)]
        parts = [MatrixPart(number)]
    }

    func write(_ value: Int) {
        number = value
        items[0].number = value
    }
}

/// A model that announces its changes by hand.
final class MatrixPart: ObservableObject, Identifiable, @unchecked Sendable {
    let id = 1
    var number: Int {
        willSet { objectWillChange.send() }
    }

    init(_ number: Int) {
        self.number = number
    }
}
