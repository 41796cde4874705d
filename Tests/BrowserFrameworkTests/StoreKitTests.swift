// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import StoreKit
import SwiftUI
import Testing
import VitrineTesting

/// Apps that ask for a review or sell something run, and hear that there is no App Store.
@MainActor
@Suite("StoreKit without an App Store")
struct StoreKitTests {
    @Test("a request for a review changes nothing, and is reported")
    func review() async throws {
        struct Settings: View {
            @Environment(\.requestReview) private var requestReview
            @State private var asked = 0
            var body: some View {
                Button("Rate \(asked)") {
                    requestReview()
                    asked += 1
                }
                Button("Rate as before") { SKStoreReviewController.requestReview() }
            }
        }
        let host = TestHost(Settings())
        try host.find(role: .button, label: "Rate 0").tap()
        await host.waitUntilIdle()
        #expect(host.contains(label: "Rate 1"))
        #expect(host.diagnostics.contains { $0.contains("review") })
        try host.find(role: .button, label: "Rate as before").tap()
    }

    /// What tutorials on purchases make.
    @MainActor @Observable final class Shop {
        private(set) var products: [Product] = []
        private(set) var owned: Set<String> = []
        private(set) var state = "loading"

        func load() async {
            do {
                products = try await Product.products(for: ["pro.monthly", "pro.yearly"])
                for await result in StoreKit.Transaction.currentEntitlements {
                    let transaction = try result.payloadValue
                    if transaction.revocationDate == nil { owned.insert(transaction.productID) }
                    await transaction.finish()
                }
                state = AppStore.canMakePayments ? "open" : "\(products.count) products, \(owned.count) owned"
            } catch {
                state = error.localizedDescription
            }
        }

        func buy(_ product: Product) async throws {
            switch try await product.purchase(options: [.appAccountToken(UUID())]) {
            case .success(.verified(let transaction)): owned.insert(transaction.productID)
            case .success(.unverified(_, let error)): throw error
            case .userCancelled, .pending: break
            @unknown default: break
            }
        }

        func restore() async {
            do { try await AppStore.sync() } catch { state = error.localizedDescription }
        }
    }

    @Test("a shop has no products, nobody owns any, and a restored purchase is refused in words")
    func shop() async throws {
        struct ShopView: View {
            @State private var shop = Shop()
            var body: some View {
                List(shop.products) { product in
                    Button("\(product.displayName) \(product.displayPrice)") { Task { try await shop.buy(product) } }
                }
                Text(shop.state)
                Button("Restore") { Task { await shop.restore() } }
                    .task { await shop.load() }
            }
        }
        let host = TestHost(ShopView())
        await host.waitUntilIdle()
        #expect(host.contains(label: "0 products, 0 owned"), "\(host.labels)")
        try host.find(role: .button, label: "Restore").tap()
        await host.waitUntilIdle()
        #expect(host.contains(label: "Nothing can be bought here."))
        #expect(host.diagnostics.contains { $0.contains("StoreKit") })
    }

    @Test("updates of transactions are waited for until the task is cancelled")
    func updates() async {
        let task = Task {
            var count = 0
            for await _ in StoreKit.Transaction.updates { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
        #expect(await StoreKit.Transaction.latest(for: "pro") == nil)
    }

    @Test("a value is that which the App Store vouches for")
    func verification() throws {
        #expect(try VerificationResult.verified(1).payloadValue == 1)
        let unverified = VerificationResult.unverified(1, .invalidSignature)
        #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) { try unverified.payloadValue }
        #expect(unverified.unsafePayloadValue == 1)
        #expect(unverified != .verified(1))
    }
}
