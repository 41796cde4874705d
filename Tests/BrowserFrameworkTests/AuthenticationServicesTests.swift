// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import AuthenticationServices
import Foundation
import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineDisplay

/// Apps that sign in with an Apple Account or at another site run, and hear in words that they cannot.
@Suite("AuthenticationServices without an Apple Account")
struct AuthenticationServicesTests {
    private struct SignIn: View {
        @State private var words = "none"
        var body: some View {
            SignInWithAppleButton(.continue) { request in
                request.requestedScopes = [.fullName, .email]
                request.nonce = "n"
            } onCompletion: { result in
                switch result {
                case .success(let authorization):
                    words = (authorization.credential as? ASAuthorizationAppleIDCredential)?.user ?? "somebody"
                case .failure(let error):
                    let isCancelled = (error as? ASAuthorizationError)?.code == .canceled
                    words = isCancelled ? "cancelled" : error.localizedDescription
                }
            }
            .signInWithAppleButtonStyle(.whiteOutline)
            .frame(height: 45)
            Text(words)
        }
    }

    @Test("the button is as large as its frame, and its completion says that there is no account")
    func button() throws {
        let host = TestHost(SignIn())
        let button = try host.find(role: .button, label: "Continue with Apple")
        #expect(button.frame.height == 45)
        try button.tap()
        #expect(host.contains(label: "There is no Apple Account to sign in with here."), "\(host.labels)")
        #expect(host.diagnostics.contains { $0.contains("Sign in with Apple") })
    }

    private func contents(_ style: SignInWithAppleButton.Style) -> [LayerContent] {
        let button = SignInWithAppleButton(onRequest: { _ in }, onCompletion: { _ in })
        let host = TestHost(button.signInWithAppleButtonStyle(style).frame(height: 45))
        #expect(host.contains(label: "Sign in with Apple"))
        var found: [LayerContent] = []
        func walk(_ layer: Layer) {
            found.append(layer.content)
            layer.children.forEach(walk)
        }
        walk(host.scene.display.root)
        return found
    }

    @Test("each style has a look of its own")
    func styles() {
        #expect(Set([contents(.black), contents(.white), contents(.whiteOutline)]).count == 3)
    }

    private final class Told: NSObject, ASAuthorizationControllerDelegate {
        var errors: [ASAuthorizationError.Code] = []
        func authorizationController(
            controller: ASAuthorizationController, didCompleteWithError error: any Error
        ) {
            if let error = error as? ASAuthorizationError { errors.append(error.code) }
        }
    }

    @Test("a controller tells its delegate after the caller has returned")
    func controller() async throws {
        let told = Told()
        let host = TestHost(
            Button("Sign In") {
                let provider = ASAuthorizationAppleIDProvider()
                let controller = ASAuthorizationController(authorizationRequests: [provider.createRequest()])
                controller.delegate = told
                controller.performRequests()
            })
        try host.find(role: .button, label: "Sign In").tap()
        await host.waitUntilIdle()
        #expect(told.errors == [.notHandled])
    }

    @Test("nobody is known to Apple")
    func state() async throws {
        let state = try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "a")
        #expect(state == .notFound)
    }

    @Test("UIKit's button does what the app has added")
    func control() throws {
        struct Apple: UIViewRepresentable {
            let pressed: () -> Void
            func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
                let button = ASAuthorizationAppleIDButton(type: .signUp, style: .black)
                button.addAction(UIAction { _ in pressed() }, for: .touchUpInside)
                return button
            }
            func updateUIView(_ view: ASAuthorizationAppleIDButton, context: Context) {}
        }
        struct Page: View {
            @State private var count = 0
            var body: some View {
                Apple { count += 1 }.frame(height: 45)
                Text("Pressed \(count)")
            }
        }
        let host = TestHost(Page())
        try host.find(role: .button, label: "Sign up with Apple").tap()
        #expect(host.contains(label: "Pressed 1"), "\(host.labels)")
    }

    private struct Elsewhere: View {
        @Environment(\.webAuthenticationSession) private var session
        @State private var words = "none"
        @State private var older: ASWebAuthenticationSession?
        let url: URL

        var body: some View {
            Button("Newer") {
                Task {
                    do {
                        let answer = try await session.authenticate(using: url, callbackURLScheme: "shop")
                        words = answer.absoluteString
                    } catch {
                        words = "newer: \(error.localizedDescription)"
                    }
                }
            }
            Button("Older") {
                let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "shop") { answer, error in
                    words = "older: \(answer?.absoluteString ?? error?.localizedDescription ?? "")"
                }
                session.prefersEphemeralWebBrowserSession = true
                session.start()
                older = session
            }
            Text(words)
        }
    }

    @Test("signing in at another site fails with a description, and no page is opened", arguments: ["Newer", "Older"])
    func elsewhere(button: String) async throws {
        let host = TestHost(Elsewhere(url: try #require(URL(string: "https://example.com/authorize"))))
        try host.find(role: .button, label: button).tap()
        await host.waitUntilIdle()
        let words = "\(button.lowercased()): Signing in at another site is not possible here."
        #expect(host.contains(label: words), "\(host.labels)")
        #expect(host.scene.graph.session.takeRequests() == [])
        #expect(host.diagnostics.contains { $0.contains("ASWebAuthenticationSession") })
    }

    @Test("an address is an answer by its scheme, or by its host and path")
    func callback() throws {
        let scheme = ASWebAuthenticationSession.Callback.customScheme("Shop")
        #expect(scheme.matchesURL(try #require(URL(string: "shop://done?code=1"))))
        #expect(!scheme.matchesURL(try #require(URL(string: "https://shop/done"))))
        let page = ASWebAuthenticationSession.Callback.https(host: "example.com", path: "/done")
        #expect(page.matchesURL(try #require(URL(string: "https://example.com/done?code=1"))))
        #expect(!page.matchesURL(try #require(URL(string: "https://example.com/other"))))
    }
}
