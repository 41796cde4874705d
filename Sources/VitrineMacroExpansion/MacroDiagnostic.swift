// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Everything that the macros refuse, each with what to do instead.
enum MacroDiagnostic: String, DiagnosticMessage {
    case previewNeedsBody
    case previewableOutsidePreview
    case previewableNeedsVariable
    case previewableNeedsInitialValue
    case entryNeedsVariable
    case entryNeedsDefault
    case entryOutsideContainer
    case entryHasAccessor
    case focusedEntryNeedsOptional
    case modelNeedsClass
    case modelNeedsOneName
    case modelActorNeedsActor
    case queryNeedsArray
    case animatableNeedsType

    var message: String {
        switch self {
        case .previewNeedsBody:
            "#Preview needs a body: a closure that returns a view"
        case .previewableOutsidePreview:
            "'@Previewable' only works on a variable at the top of a '#Preview' body"
        case .previewableNeedsVariable:
            "'@Previewable' goes on one variable with a plain name"
        case .previewableNeedsInitialValue:
            "'@Previewable' needs an initial value, because the preview itself creates the variable"
        case .entryNeedsVariable:
            "'@Entry' goes on one 'var' with a plain name"
        case .entryNeedsDefault:
            "'@Entry' needs a default value; write '= value' or make the type optional"
        case .entryOutsideContainer:
            "'@Entry' only works inside an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
        case .entryHasAccessor:
            "'@Entry' writes the accessors itself; remove the braces"
        case .focusedEntryNeedsOptional:
            "'@Entry' in FocusedValues needs an optional type and no default value"
        case .modelNeedsClass:
            "'@Model' goes on a class"
        case .modelNeedsOneName:
            "'@Model' stores one variable with a plain name per declaration; write several, or mark it '@Transient'"
        case .queryNeedsArray:
            "'@Query' goes on one 'var' without an initial value whose type is written as an array of models"
        case .animatableNeedsType:
            "'@Animatable' needs the type of each variable; write ': Type', or mark it '@AnimatableIgnored'"
        case .modelActorNeedsActor:
            "'@ModelActor' goes on an actor"
        }
    }

    var diagnosticID: MessageID { MessageID(domain: "VitrineMacros", id: rawValue) }

    var severity: DiagnosticSeverity { .error }
}

extension MacroExpansionContext {
    /// Reports `message` at `node`; the expansion goes on empty, so that one mistake is one error.
    func refuse(_ message: MacroDiagnostic, at node: some SyntaxProtocol) {
        diagnose(Diagnostic(node: Syntax(node), message: message))
    }
}
