// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view whose content is choices: the identifiers of lists around it are no values of them.
package protocol ChoiceHolder {}
