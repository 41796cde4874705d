// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation

@Observable
final class SignUpForm {
    enum Field: Int, CaseIterable, Hashable {
        case name, email, password, repetition, phone
    }

    var name = ""
    var email = ""
    var password = ""
    var repetition = ""
    var phone = ""
    var birthday = Date(timeIntervalSince1970: 946_684_800)
    var acceptsTerms = false
    var touched: Set<Field> = []

    func problem(with field: Field) -> String? {
        switch field {
        case .name:
            name.trimmingCharacters(in: .whitespaces).count < 2 ? "Tell us your name." : nil
        case .email:
            email.wholeMatch(of: /[^@\s]+@[^@\s]+\.[a-z]{2,}/.ignoresCase()) == nil ? "This is no email address." : nil
        case .password:
            password.count < 8 ? "At least 8 characters, please." : nil
        case .repetition:
            repetition != password ? "The passwords differ." : nil
        case .phone:
            phone.allSatisfy { $0.isNumber || "+ ".contains($0) } ? nil : "Digits only."
        }
    }

    func visibleProblem(with field: Field) -> String? {
        touched.contains(field) ? problem(with: field) : nil
    }

    var strength: Double {
        let kinds: [(Character) -> Bool] = [\.isLowercase, \.isUppercase, \.isNumber, \.isPunctuation]
        let used = kinds.filter { kind in password.contains(where: kind) }.count
        return min(Double(password.count) / 16, 0.5) + Double(used) / 8
    }

    var isValid: Bool {
        Field.allCases.allSatisfy { problem(with: $0) == nil } && acceptsTerms
    }
}
