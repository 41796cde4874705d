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

    @Test("a store has no products, nobody owns any, and restoring purchases fails with a description")
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

    private struct Paywall: View {
        @State private var isShown = false
        var body: some View {
            Button("Go Pro") { isShown = true }
                .sheet(isPresented: $isShown) {
                    SubscriptionStoreView(groupID: "pro") { Text("All that there is") }
                        .subscriptionStoreControlStyle(.prominentPicker)
                        .subscriptionStoreButtonLabel(.multiline)
                        .storeButton(.visible, for: .restorePurchases, .redeemCode)
                        .onInAppPurchaseCompletion { _, _ in isShown = false }
                }
        }
    }

    @Test("a paywall says that its subscription is unavailable, and can be closed")
    func paywall() async throws {
        let host = TestHost(Paywall())
        try host.find(role: .button, label: "Go Pro").tap()
        await host.waitUntilIdle()
        #expect(host.contains(label: "Subscription Unavailable"), "\(host.labels)")
        #expect(host.diagnostics.contains { $0.contains("StoreKit") })
        try host.find(role: .button, label: "Close").tap()
        await host.waitUntilIdle()
        #expect(!host.contains(label: "Subscription Unavailable"))
    }

    @Test("a store has a button that closes it only where it is presented, or as is set")
    func cancellation() async throws {
        let plain = TestHost(StoreView(ids: ["a", "b"]))
        #expect(plain.contains(label: "Store Unavailable"))
        #expect(!plain.contains(label: "Close"))
        let closable = TestHost(StoreView(ids: ["a"]).storeButton(.visible, for: .cancellation))
        #expect(closable.contains(label: "Close"))
    }

    private struct BadgeStyle: ProductViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            switch configuration.state {
            case .loading: Text("Loading")
            case .unavailable: Text("No such thing")
            case .failure(let error): Text(error.localizedDescription)
            case .success(let product): Text(product.displayName)
            }
        }
    }

    @Test("a product says that it is unavailable, beside the icon for none, or as the app's style says")
    func product() async throws {
        let host = TestHost(
            VStack {
                ProductView(id: "pro") {
                    Text("Icon")
                } placeholderIcon: {
                    Text("Placeholder")
                }
                .productViewStyle(.compact)
                ProductView(id: "pro").productViewStyle(BadgeStyle())
            })
        #expect(host.contains(label: "Product Unavailable") && host.contains(label: "Placeholder"))
        #expect(!host.contains(label: "Icon"))
        #expect(host.contains(label: "No such thing"))
    }

    @Test("tasks of a store end: no product is found, nothing is owned, nobody subscribes")
    func tasks() async throws {
        struct Asking: View {
            @State private var words: Set<String> = []
            var body: some View {
                Text(words.sorted().joined(separator: ", "))
                    .storeProductTask(for: "a") { state in
                        if case .unavailable = state { words.insert("no product") }
                    }
                    .storeProductsTask(for: ["a", "b"]) { state in
                        if let missing = state.unavailableProductIDs { words.insert("\(missing.count) missing") }
                    }
                    .currentEntitlementTask(for: "a") { state in
                        if case .success(nil) = state { words.insert("nothing owned") }
                    }
                    .subscriptionStatusTask(for: "pro") { state in
                        if let states = state.value { words.insert("\(states.count) subscriptions") }
                    }
            }
        }
        let host = TestHost(Asking())
        await host.waitUntilIdle()
        #expect(
            host.contains(label: "0 subscriptions, 2 missing, no product, nothing owned"), "\(host.labels)")
    }

    @Test("a sheet of the App Store is not presented, and its dismissal is reported")
    func sheets() async throws {
        struct Account: View {
            @State private var isManaging = false
            @State private var isRedeeming = false
            @State private var words = "none"
            var body: some View {
                Button("Manage") { isManaging = true }.manageSubscriptionsSheet(isPresented: $isManaging)
                Button("Redeem") { isRedeeming = true }
                    .offerCodeRedemption(isPresented: $isRedeeming) { result in
                        if case .failure(let error) = result { words = error.localizedDescription }
                    }
                Text("\(words), \(isManaging || isRedeeming ? "open" : "closed")")
            }
        }
        let host = TestHost(Account())
        try host.find(role: .button, label: "Manage").tap()
        await host.waitUntilIdle()
        #expect(host.contains(label: "none, closed"), "\(host.labels)")
        try host.find(role: .button, label: "Redeem").tap()
        await host.waitUntilIdle()
        #expect(host.contains(label: "Nothing can be bought here., closed"), "\(host.labels)")
    }

    @Test("an app on the web came from no App Store")
    func origin() async {
        await #expect(throws: StoreKitError.self) { try await AppTransaction.shared }
        #expect(await Storefront.current == nil)
        #expect(await Product.SubscriptionInfo.isEligibleForIntroOffer(for: "pro") == false)
    }
}
