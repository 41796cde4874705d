// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The few words that the engine itself says, in the person's language; English where a language is not here.
nonisolated package enum SystemWord: String, CaseIterable, Sendable {
    case back = "Back"
    case decrement = "Decrement"
    case increment = "Increment"

    /// By language: back, decrement, increment.
    private static let translations: [String: [String]] = [
        "ar": ["رجوع", "إنقاص", "زيادة"],
        "ca": ["Enrere", "Redueix", "Augmenta"],
        "cs": ["Zpět", "Snížit", "Zvýšit"],
        "da": ["Tilbage", "Formindsk", "Forøg"],
        "de": ["Zurück", "Verringern", "Erhöhen"],
        "es": ["Atrás", "Reducir", "Aumentar"],
        "fi": ["Takaisin", "Vähennä", "Lisää"],
        "fr": ["Retour", "Diminuer", "Augmenter"],
        "he": ["חזרה", "הקטנה", "הגדלה"],
        "it": ["Indietro", "Riduci", "Aumenta"],
        "ja": ["戻る", "減らす", "増やす"],
        "ko": ["뒤로", "감소", "증가"],
        "nb": ["Tilbake", "Reduser", "Øk"],
        "nl": ["Terug", "Verlaag", "Verhoog"],
        "pl": ["Wstecz", "Zmniejsz", "Zwiększ"],
        "pt": ["Voltar", "Diminuir", "Aumentar"],
        "ru": ["Назад", "Уменьшить", "Увеличить"],
        "sv": ["Tillbaka", "Minska", "Öka"],
        "tr": ["Geri", "Azalt", "Artır"],
        "uk": ["Назад", "Зменшити", "Збільшити"],
        "zh": ["返回", "减少", "增加"],
        "zh-Hant": ["返回", "減少", "增加"],
    ]

    package func string(_ locale: Locale) -> String {
        if let pseudo = PseudoLanguage(locale) { return pseudo.transform(rawValue) }
        let place = SystemWord.allCases.firstIndex(of: self) ?? 0
        for language in LanguageCandidates.of(locale) {
            if let words = SystemWord.translations[language] { return words[place] }
        }
        return rawValue
    }
}

extension Text {
    /// A word of the engine, in the language of the place where it stands.
    init(_ word: SystemWord) {
        self.init(.formatted(SystemWordValue(word)))
    }
}

nonisolated private final class SystemWordValue: FormattedValue, @unchecked Sendable {
    private let word: SystemWord

    init(_ word: SystemWord) {
        self.word = word
    }

    override func string(in environment: EnvironmentValues) -> String { word.string(environment.locale) }

    override func isEqual(to other: FormattedValue) -> Bool { (other as? SystemWordValue)?.word == word }
}
