// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What the browser's client says by itself: of a connection that no server can speak through. The words come with the
/// page, in its language.
package struct ClientWords: Hashable, Sendable {
    package var waiting: String
    package var updating: String
    package var elsewhere: String
    package var failed: String
    /// The page that was asked for is not to be had; the one above it is shown.
    package var above: String

    /// The words of a language, or English ones.
    package init(language: String) {
        let code = language.lowercased().prefix { $0 != "-" && $0 != "_" }
        self = Self.all[String(code)] ?? Self.english
    }

    private static let english = ClientWords(
        "Reconnecting…", "This page is being updated…", "This page is open elsewhere.",
        "This page lost its connection. Reload it to go on.",
        "That address does not open here. You see the page above it.")

    private init(_ waiting: String, _ updating: String, _ elsewhere: String, _ failed: String, _ above: String) {
        self.waiting = waiting
        self.updating = updating
        self.elsewhere = elsewhere
        self.failed = failed
        self.above = above
    }

    private static let all: [String: ClientWords] = [
        "de": ClientWords(
            "Verbindung wird wiederhergestellt …", "Diese Seite wird aktualisiert …",
            "Diese Seite ist woanders geöffnet.", "Die Verbindung ist verloren. Lade die Seite neu, um fortzufahren.",
            "Diese Adresse lässt sich hier nicht öffnen. Zu sehen ist die Seite darüber."),
        "es": ClientWords(
            "Reconectando…", "Esta página se está actualizando…", "Esta página está abierta en otro lugar.",
            "Esta página perdió la conexión. Vuelve a cargarla para continuar.",
            "Esa dirección no se abre aquí. Esta es la página superior."),
        "fr": ClientWords(
            "Reconnexion…", "Cette page est en cours de mise à jour…", "Cette page est ouverte ailleurs.",
            "Cette page a perdu la connexion. Rechargez-la pour continuer.",
            "Cette adresse ne s’ouvre pas ici. Voici la page supérieure."),
        "it": ClientWords(
            "Riconnessione…", "Questa pagina è in fase di aggiornamento…", "Questa pagina è aperta altrove.",
            "Questa pagina ha perso la connessione. Ricaricala per continuare.",
            "Questo indirizzo non si apre qui. Questa è la pagina superiore."),
        "pt": ClientWords(
            "Reconectando…", "Esta página está sendo atualizada…", "Esta página está aberta em outro lugar.",
            "Esta página perdeu a conexão. Recarregue-a para continuar.",
            "Esse endereço não abre aqui. Esta é a página superior."),
        "nl": ClientWords(
            "Opnieuw verbinden…", "Deze pagina wordt bijgewerkt…", "Deze pagina is ergens anders geopend.",
            "De verbinding is verbroken. Laad de pagina opnieuw om verder te gaan.",
            "Dat adres kan hier niet worden geopend. Dit is de bovenliggende pagina."),
        "pl": ClientWords(
            "Ponowne łączenie…", "Ta strona jest aktualizowana…", "Ta strona jest otwarta gdzie indziej.",
            "Utracono połączenie. Wczytaj stronę ponownie, aby kontynuować.",
            "Nie można tu otworzyć tego adresu. To jest strona nadrzędna."),
        "ru": ClientWords(
            "Восстанавливаем соединение…", "Страница обновляется…", "Эта страница открыта в другом месте.",
            "Соединение потеряно. Перезагрузите страницу, чтобы продолжить.",
            "Этот адрес здесь не открывается. Показана страница уровнем выше."),
        "ja": ClientWords(
            "再接続しています…", "このページを更新しています…", "このページは別の場所で開かれています。",
            "接続が切れました。続けるにはページを再読み込みしてください。",
            "そのアドレスはここでは開けません。上の階層のページを表示しています。"),
        "ko": ClientWords(
            "다시 연결하는 중…", "페이지를 업데이트하는 중…", "이 페이지는 다른 곳에서 열려 있습니다.",
            "연결이 끊어졌습니다. 계속하려면 페이지를 새로 고침하세요.",
            "이 주소는 여기에서 열 수 없습니다. 상위 페이지를 표시합니다."),
        "zh": ClientWords(
            "正在重新连接…", "正在更新此页面…", "此页面已在别处打开。", "连接已断开。请重新加载页面以继续。",
            "此地址无法在这里打开。现在显示的是上一级页面。"),
        "ar": ClientWords(
            "جارٍ إعادة الاتصال…", "يجري تحديث هذه الصفحة…", "هذه الصفحة مفتوحة في مكان آخر.",
            "انقطع الاتصال. أعد تحميل الصفحة للمتابعة.",
            "لا يمكن فتح هذا العنوان هنا. هذه هي الصفحة الأعلى."),
    ]

    package var json: String {
        let fields = [
            ("waiting", waiting), ("updating", updating), ("elsewhere", elsewhere), ("failed", failed),
            ("above", above),
        ]
        return "{" + fields.map { "\"\($0.0)\":\(JSONText.string($0.1))" }.joined(separator: ",") + "}"
    }
}
