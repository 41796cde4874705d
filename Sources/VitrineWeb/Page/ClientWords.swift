// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The texts that the browser's client shows by itself while it has no connection to the server. They come with the
/// page, in its language.
package struct ClientWords: Hashable, Sendable {
    package var waiting: String
    package var updating: String
    package var elsewhere: String
    package var failed: String
    /// The page that was asked for is not to be had; the one above it is shown.
    package var above: String
    /// The text after the page's session was gone and the page was loaded again with another one.
    package var anew: String
    /// The app failed over the page, which goes on elsewhere.
    package var fault: String
    /// The button that asks for the connection at once.
    package var retry: String
    /// Files that the user chose are on their way.
    package var sending: String
    /// The button that ends that.
    package var cancel: String
    /// A file that the user chose did not arrive.
    package var unsent: String

    /// The words of a language, or English ones.
    package init(language: String) {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        let isTraditional = parts.first == "zh" && !Set(["hant", "tw", "hk", "mo"]).isDisjoint(with: parts)
        self = Self.all[isTraditional ? "zh-Hant" : parts.first ?? ""] ?? Self.english
    }

    private static let english = ClientWords(
        "Reconnecting…", "This page is being updated…", "This page is open elsewhere.",
        "This page lost its connection. Reload it to go on.",
        "That address does not open here. You see the page above it.",
        "This page lost its session and started over.",
        "An error in the app interrupted this page. What you did last may not have been done.", "Try now",
        "Sending…", "Cancel", "The file could not be sent.")

    private init(
        _ waiting: String, _ updating: String, _ elsewhere: String, _ failed: String, _ above: String, _ anew: String,
        _ fault: String, _ retry: String, _ sending: String, _ cancel: String, _ unsent: String
    ) {
        self.waiting = waiting
        self.updating = updating
        self.elsewhere = elsewhere
        self.failed = failed
        self.above = above
        self.anew = anew
        self.fault = fault
        self.retry = retry
        self.sending = sending
        self.cancel = cancel
        self.unsent = unsent
    }

    private static let all: [String: ClientWords] = [
        "de": ClientWords(
            "Verbindung wird wiederhergestellt …", "Diese Seite wird aktualisiert …",
            "Diese Seite ist woanders geöffnet.", "Die Verbindung ist verloren. Lade die Seite neu, um fortzufahren.",
            "Diese Adresse lässt sich hier nicht öffnen. Zu sehen ist die Seite darüber.",
            "Diese Seite hat ihre Sitzung verloren und neu begonnen.",
            "Ein Fehler der App hat diese Seite unterbrochen. Das Letzte wurde vielleicht nicht ausgeführt.",
            "Jetzt versuchen",
            "Wird gesendet …", "Abbrechen", "Die Datei konnte nicht gesendet werden."),
        "es": ClientWords(
            "Reconectando…", "Esta página se está actualizando…", "Esta página está abierta en otro lugar.",
            "Esta página perdió la conexión. Vuelve a cargarla para continuar.",
            "Esa dirección no se abre aquí. Esta es la página superior.",
            "Esta página perdió su sesión y comenzó de nuevo.",
            "Un error de la aplicación interrumpió esta página. Puede que lo último no se haya hecho.",
            "Intentar ahora",
            "Enviando…", "Cancelar", "No se pudo enviar el archivo."),
        "fr": ClientWords(
            "Reconnexion…", "Cette page est en cours de mise à jour…", "Cette page est ouverte ailleurs.",
            "Cette page a perdu la connexion. Rechargez-la pour continuer.",
            "Cette adresse ne s’ouvre pas ici. Voici la page supérieure.",
            "Cette page a perdu sa session et a recommencé.",
            "Une erreur de l’application a interrompu cette page. La dernière action n’a peut-être pas été effectuée.",
            "Réessayer",
            "Envoi…", "Annuler", "Le fichier n’a pas pu être envoyé."),
        "it": ClientWords(
            "Riconnessione…", "Questa pagina è in fase di aggiornamento…", "Questa pagina è aperta altrove.",
            "Questa pagina ha perso la connessione. Ricaricala per continuare.",
            "Questo indirizzo non si apre qui. Questa è la pagina superiore.",
            "Questa pagina ha perso la sessione ed è ricominciata.",
            "Un errore dell’app ha interrotto questa pagina. L’ultima azione forse non è stata eseguita.", "Riprova",
            "Invio…", "Annulla", "Non è stato possibile inviare il file."),
        "pt": ClientWords(
            "Reconectando…", "Esta página está sendo atualizada…", "Esta página está aberta em outro lugar.",
            "Esta página perdeu a conexão. Recarregue-a para continuar.",
            "Esse endereço não abre aqui. Esta é a página superior.",
            "Esta página perdeu a sessão e recomeçou.",
            "Um erro do aplicativo interrompeu esta página. A última ação talvez não tenha sido feita.", "Tentar agora",
            "Enviando…", "Cancelar", "Não foi possível enviar o arquivo."),
        "nl": ClientWords(
            "Opnieuw verbinden…", "Deze pagina wordt bijgewerkt…", "Deze pagina is ergens anders geopend.",
            "De verbinding is verbroken. Laad de pagina opnieuw om verder te gaan.",
            "Dat adres kan hier niet worden geopend. Dit is de bovenliggende pagina.",
            "Deze pagina is haar sessie kwijtgeraakt en opnieuw begonnen.",
            "Een fout in de app heeft deze pagina onderbroken. Het laatste is misschien niet uitgevoerd.", "Probeer nu",
            "Versturen…", "Annuleer", "Het bestand kan niet worden verstuurd."),
        "pl": ClientWords(
            "Ponowne łączenie…", "Ta strona jest aktualizowana…", "Ta strona jest otwarta gdzie indziej.",
            "Utracono połączenie. Wczytaj stronę ponownie, aby kontynuować.",
            "Nie można tu otworzyć tego adresu. To jest strona nadrzędna.",
            "Strona utraciła sesję i zaczęła od nowa.",
            "Błąd aplikacji przerwał tę stronę. Ostatnia czynność mogła nie zostać wykonana.", "Spróbuj teraz",
            "Wysyłanie…", "Anuluj", "Nie udało się wysłać pliku."),
        "ru": ClientWords(
            "Восстанавливаем соединение…", "Страница обновляется…", "Эта страница открыта в другом месте.",
            "Соединение потеряно. Перезагрузите страницу, чтобы продолжить.",
            "Этот адрес здесь не открывается. Показана страница уровнем выше.",
            "Страница потеряла сеанс и начата заново.",
            "Ошибка приложения прервала эту страницу. Последнее действие могло не выполниться.", "Повторить",
            "Отправка…", "Отменить", "Не удалось отправить файл."),
        "ja": ClientWords(
            "再接続しています…", "このページを更新しています…", "このページは別の場所で開かれています。",
            "接続が切れました。続けるにはページを再読み込みしてください。",
            "そのアドレスはここでは開けません。上の階層のページを表示しています。",
            "このページのセッションが失われたため、最初からやり直しました。",
            "アプリのエラーでこのページが中断されました。最後の操作は実行されていない可能性があります。", "今すぐ試す",
            "送信中…", "キャンセル", "ファイルを送信できませんでした。"),
        "ko": ClientWords(
            "다시 연결하는 중…", "페이지를 업데이트하는 중…", "이 페이지는 다른 곳에서 열려 있습니다.",
            "연결이 끊어졌습니다. 계속하려면 페이지를 새로 고침하세요.",
            "이 주소는 여기에서 열 수 없습니다. 상위 페이지를 표시합니다.",
            "이 페이지의 세션이 사라져 새로 시작했습니다.",
            "앱 오류로 이 페이지가 중단되었습니다. 마지막 작업이 실행되지 않았을 수 있습니다.", "지금 시도",
            "보내는 중…", "취소", "파일을 보낼 수 없습니다."),
        "zh": ClientWords(
            "正在重新连接…", "正在更新此页面…", "此页面已在别处打开。", "连接已断开。请重新加载页面以继续。",
            "此地址无法在这里打开。现在显示的是上一级页面。",
            "此页面的会话已丢失，已重新开始。",
            "应用出错，此页面曾中断。最后的操作可能没有完成。", "立即重试",
            "正在发送…", "取消", "无法发送该文件。"),
        "ar": ClientWords(
            "جارٍ إعادة الاتصال…", "يجري تحديث هذه الصفحة…", "هذه الصفحة مفتوحة في مكان آخر.",
            "انقطع الاتصال. أعد تحميل الصفحة للمتابعة.",
            "لا يمكن فتح هذا العنوان هنا. هذه هي الصفحة الأعلى.",
            "فقدت هذه الصفحة جلستها وبدأت من جديد.",
            "قاطع خطأ في التطبيق هذه الصفحة. ربما لم يُنفَّذ آخر إجراء.", "المحاولة الآن",
            "جارٍ الإرسال…", "إلغاء", "تعذّر إرسال الملف."),
        "ca": ClientWords(
            "S'està tornant a connectar…", "Aquesta pàgina s'està actualitzant…",
            "Aquesta pàgina està oberta en un altre lloc.",
            "Aquesta pàgina ha perdut la connexió. Torna-la a carregar per continuar.",
            "Aquesta adreça no s'obre aquí. Aquesta és la pàgina superior.",
            "Aquesta pàgina ha perdut la sessió i ha tornat a començar.",
            "Un error de l'aplicació ha interromput aquesta pàgina. Potser l'última acció no s'ha fet.", "Prova-ho ara",
            "S'està enviant…", "Cancel·la", "No s'ha pogut enviar el fitxer."),
        "cs": ClientWords(
            "Obnovování připojení…", "Stránka se aktualizuje…",
            "Tato stránka je otevřená jinde.", "Spojení bylo ztraceno. Chcete-li pokračovat, načtěte stránku znovu.",
            "Tuto adresu zde nelze otevřít. Zobrazuje se nadřazená stránka.",
            "Stránka přišla o svou relaci a začala znovu.",
            "Stránku přerušila chyba aplikace. Poslední akce možná nebyla provedena.", "Zkusit teď",
            "Odesílání…", "Zrušit", "Soubor se nepodařilo odeslat."),
        "da": ClientWords(
            "Opretter forbindelse igen…", "Siden opdateres…",
            "Denne side er åben et andet sted.", "Forbindelsen er tabt. Genindlæs siden for at fortsætte.",
            "Den adresse kan ikke åbnes her. Du ser siden ovenover.",
            "Siden mistede sin session og er startet forfra.",
            "En fejl i appen afbrød siden. Det sidste blev måske ikke udført.", "Prøv nu",
            "Sender…", "Annuller", "Filen kunne ikke sendes."),
        "fi": ClientWords(
            "Yhdistetään uudelleen…", "Sivua päivitetään…",
            "Tämä sivu on avoinna muualla.", "Yhteys katkesi. Jatka lataamalla sivu uudelleen.",
            "Osoitetta ei voi avata täällä. Näytetään ylemmän tason sivu.",
            "Sivun istunto katosi, ja sivu aloitti alusta.",
            "Sovelluksen virhe keskeytti sivun. Viimeistä toimintoa ei ehkä tehty.", "Yritä nyt",
            "Lähetetään…", "Kumoa", "Tiedostoa ei voitu lähettää."),
        "he": ClientWords(
            "מתחבר מחדש…", "הדף מתעדכן…",
            "הדף פתוח במקום אחר.", "החיבור אבד. יש לטעון את הדף מחדש כדי להמשיך.",
            "אי אפשר לפתוח כאן את הכתובת הזאת. מוצג הדף שמעליה.",
            "ההפעלה של הדף אבדה והוא התחיל מחדש.",
            "שגיאה באפליקציה קטעה את הדף. ייתכן שהפעולה האחרונה לא בוצעה.", "לנסות עכשיו",
            "שולח…", "ביטול", "לא ניתן היה לשלוח את הקובץ."),
        "nb": ClientWords(
            "Kobler til igjen…", "Siden oppdateres…",
            "Denne siden er åpen et annet sted.", "Forbindelsen er brutt. Last inn siden på nytt for å fortsette.",
            "Den adressen kan ikke åpnes her. Du ser siden over.",
            "Siden mistet økten og begynte på nytt.",
            "En feil i appen avbrøt siden. Det siste ble kanskje ikke utført.", "Prøv nå",
            "Sender…", "Avbryt", "Filen kunne ikke sendes."),
        "sv": ClientWords(
            "Återansluter…", "Sidan uppdateras…",
            "Den här sidan är öppen någon annanstans.", "Anslutningen bröts. Läs in sidan igen för att fortsätta.",
            "Den adressen går inte att öppna här. Du ser sidan ovanför.",
            "Sidan förlorade sin session och började om.",
            "Ett fel i appen avbröt sidan. Det sista kanske inte utfördes.", "Försök nu",
            "Skickar…", "Avbryt", "Filen kunde inte skickas."),
        "tr": ClientWords(
            "Yeniden bağlanılıyor…", "Bu sayfa güncelleniyor…",
            "Bu sayfa başka bir yerde açık.", "Bağlantı kesildi. Sürdürmek için sayfayı yeniden yükleyin.",
            "Bu adres burada açılmıyor. Üstündeki sayfa gösteriliyor.",
            "Bu sayfa oturumunu kaybetti ve yeniden başladı.",
            "Uygulamadaki bir hata bu sayfayı kesintiye uğrattı. Son işlem yapılmamış olabilir.", "Şimdi dene",
            "Gönderiliyor…", "Vazgeç", "Dosya gönderilemedi."),
        "uk": ClientWords(
            "Відновлення з’єднання…", "Сторінка оновлюється…",
            "Ця сторінка відкрита в іншому місці.", "З’єднання втрачено. Перезавантажте сторінку, щоб продовжити.",
            "Цю адресу тут не можна відкрити. Показано сторінку рівнем вище.",
            "Сторінка втратила сеанс і почалася заново.",
            "Помилка застосунку перервала сторінку. Останню дію могло бути не виконано.", "Спробувати зараз",
            "Надсилання…", "Скасувати", "Не вдалося надіслати файл."),
        "zh-Hant": ClientWords(
            "正在重新連線…", "正在更新此頁面…",
            "此頁面已在別處開啟。", "連線已中斷。請重新載入頁面以繼續。",
            "無法在這裡打開這個位址。目前顯示的是上一層頁面。",
            "此頁面的工作階段已遺失，已重新開始。",
            "App 發生錯誤，此頁面曾中斷。最後的操作可能沒有完成。", "立即重試",
            "正在傳送…", "取消", "無法傳送檔案。"),
    ]

    package var json: String {
        let fields = [
            ("waiting", waiting), ("updating", updating), ("elsewhere", elsewhere), ("failed", failed),
            ("above", above), ("anew", anew), ("fault", fault), ("retry", retry),
            ("sending", sending), ("cancel", cancel), ("unsent", unsent),
        ]
        return "{" + fields.map { "\"\($0.0)\":\(JSONText.string($0.1))" }.joined(separator: ",") + "}"
    }
}
