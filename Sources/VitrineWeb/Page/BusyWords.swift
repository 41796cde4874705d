// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The texts of the page that a new visitor gets while the server has no room for another session.
package struct BusyWords: Hashable, Sendable {
    /// BCP 47.
    package var language: String
    package var title: String
    package var text: String

    /// The words of a language, or English ones.
    package init(language: String) {
        let code = String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
        let known = Self.all[code]
        self.language = known == nil ? "en" : code
        (title, text) = known ?? Self.english
    }

    var isRightToLeft: Bool { language == "ar" }

    private static let english = (
        "Busy right now", "Too many people are here at the moment. This page tries again by itself."
    )

    private static let all: [String: (String, String)] = [
        "en": english,
        "de": (
            "Gerade viel los", "Im Moment sind zu viele Leute hier. Diese Seite versucht es von selbst noch einmal."
        ),
        "es": ("Hay mucha actividad", "Hay demasiadas personas en este momento. Esta página lo intenta de nuevo sola."),
        "fr": (
            "Beaucoup de monde", "Il y a trop de monde pour le moment. Cette page réessaie d’elle-même."
        ),
        "it": ("Molto traffico", "Ci sono troppe persone in questo momento. Questa pagina riprova da sola."),
        "pt": ("Muita procura", "Há demasiadas pessoas neste momento. Esta página tenta novamente sozinha."),
        "nl": ("Het is druk", "Er zijn nu te veel mensen. Deze pagina probeert het vanzelf opnieuw."),
        "pl": ("Duży ruch", "W tej chwili jest tu zbyt wiele osób. Ta strona sama spróbuje ponownie."),
        "ru": ("Сейчас много посетителей", "Сейчас здесь слишком много людей. Страница сама повторит попытку."),
        "ja": ("混み合っています", "現在アクセスが集中しています。このページは自動的に再試行します。"),
        "ko": ("접속이 많습니다", "지금은 접속자가 너무 많습니다. 이 페이지는 자동으로 다시 시도합니다."),
        "zh": ("现在很繁忙", "当前访问人数过多。此页面会自动重试。"),
        "ar": ("ازدحام حاليًا", "عدد الزوار كبير جدًا الآن. ستحاول هذه الصفحة مرة أخرى تلقائيًا."),
    ]
}
