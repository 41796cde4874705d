// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LocalAuthentication
import Testing

@Suite struct LAContextTests {
    @Test(arguments: [
        (LAPolicy.deviceOwnerAuthentication, LAError.passcodeNotSet),
        (.deviceOwnerAuthenticationWithBiometrics, LAError.biometryNotAvailable),
    ])
    func `nobody can be authenticated, and every way to ask says why`(policy: LAPolicy, code: LAError.Code) async {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(policy, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == code.rawValue)
        #expect(error?.localizedDescription.hasSuffix(".") == true)
        await #expect(throws: LAError(code)) {
            try await context.evaluatePolicy(policy, localizedReason: "Unlock the notes")
        }
        let answer = await withCheckedContinuation { continuation in
            context.evaluatePolicy(policy, localizedReason: "Unlock the notes") { isGood, error in
                continuation.resume(returning: (isGood, error as? LAError))
            }
        }
        #expect(!answer.0 && answer.1?.code == code)
        #expect(context.biometryType == .none)
    }

    @Test func `errors are caught by their kind`() async {
        do {
            try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Why")
            Issue.record("Somebody was authenticated.")
        } catch LAError.biometryNotAvailable {
            Issue.record("That is another policy's error.")
        } catch LAError.passcodeNotSet {
            #expect(error(of: .passcodeNotSet).errorCode == -5)
        } catch {
            Issue.record(error)
        }
    }

    private func error(of code: LAError.Code) -> LAError { LAError(code) }
}
