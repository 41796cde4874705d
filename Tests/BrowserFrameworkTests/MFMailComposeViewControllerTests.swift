// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import MessageUI
import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineDisplay

@Suite("MFMailComposeViewController")
struct MFMailComposeViewControllerTests {
    private final class Told: NSObject, MFMailComposeViewControllerDelegate {
        var results: [MFMailComposeResult] = []
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
            results.append(result)
            controller.dismiss(animated: true)
        }
    }

    @Test("the user's mail program gets the mail, and the app is told of the end")
    func opens() throws {
        #expect(!MFMailComposeViewController.canSendMail())
        let told = Told()
        let host = TestHost(
            Button("Write") {
                let mail = MFMailComposeViewController()
                mail.mailComposeDelegate = told
                mail.setToRecipients(["a@example.com"])
                mail.setSubject("Soup & salt?")
                mail.setMessageBody("Hot", isHTML: false)
                UIApplication.shared.windows.first?.rootViewController?.present(mail, animated: true)
            })
        try host.find(role: .button, label: "Write").tap()
        #expect(host.contains(label: "Soup & salt?"), "\(host.labels)")
        #expect(
            host.scene.graph.session.takeRequests() == [
                .follow("mailto:a@example.com?subject=Soup%20%26%20salt%3F&body=Hot")
            ])
        try host.find(role: .button, label: "Done").tap()
        #expect(told.results == [.saved])
        #expect(!host.contains(label: "Soup & salt?"))
    }

    @Test("a message that cannot be sent fails, and says so")
    func message() async throws {
        final class Heard: NSObject, MFMessageComposeViewControllerDelegate {
            var results: [MessageComposeResult] = []
            func messageComposeViewController(
                _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
            ) {
                results.append(result)
                controller.dismiss(animated: true)
            }
        }
        #expect(!MFMessageComposeViewController.canSendText())
        let heard = Heard()
        let host = TestHost(
            Button("Write") {
                let message = MFMessageComposeViewController()
                message.messageComposeDelegate = heard
                UIApplication.shared.windows.first?.rootViewController?.present(message, animated: true)
            })
        try host.find(role: .button, label: "Write").tap()
        await host.waitUntilIdle()
        #expect(heard.results == [.failed])
        #expect(host.diagnostics.contains { $0.contains("MFMessageComposeViewController") })
        #expect(!host.contains(label: "MFMessageComposeViewController"))
    }
}
