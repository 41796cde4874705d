// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The few words that the engine itself says, in the person's language; English where a language is not here.
nonisolated package enum SystemWord: String, CaseIterable, Sendable {
    case back = "Back"
    case decrement = "Decrement"
    case increment = "Increment"
    case edit = "Edit"
    case done = "Done"
    case delete = "Delete"
    case remove = "Remove"
    case moveUp = "Move Up"
    case moveDown = "Move Down"
    case share = "Share…"
    case dialog = "Dialog"
    case sheetHeight = "Sheet height"
    case ok = "OK"
    case cancel = "Cancel"
    case refresh = "Refresh"
    case titleMenu = "Title menu"
    case moreActions = "More actions"
    case activate = "Activate"
    case drag = "Drag"
    case dropHere = "Drop here"
    case rename = "Rename"

    /// By language, in the order of the cases.
    private static let translations: [String: [String]] = [
        "ar": [
            "رجوع", "إنقاص", "زيادة", "تعديل", "تم", "حذف", "إزالة", "نقل لأعلى", "نقل لأسفل", "مشاركة",
            "مربع حوار", "ارتفاع الورقة", "موافق", "إلغاء", "تحديث",
            "قائمة", "إجراءات أخرى", "تفعيل",
            "سحب", "إفلات هنا",
            "إعادة تسمية",
        ],
        "ca": [
            "Enrere", "Redueix", "Augmenta", "Edita", "Fet", "Elimina", "Treu", "Mou amunt", "Mou avall", "Comparteix",
            "Diàleg", "Alçada del full", "D’acord", "Cancel·la", "Actualitza",
            "Menú", "Més accions", "Activa",
            "Arrossega", "Deixa-ho aquí",
            "Canvia el nom",
        ],
        "cs": [
            "Zpět", "Snížit", "Zvýšit", "Upravit", "Hotovo", "Smazat", "Odebrat", "Posunout nahoru", "Posunout dolů", "Sdílet",
            "Dialog", "Výška listu", "OK", "Zrušit", "Obnovit",
            "Nabídka", "Další akce", "Aktivovat",
            "Přetáhnout", "Pustit sem",
            "Přejmenovat",
        ],
        "da": [
            "Tilbage", "Formindsk", "Forøg", "Rediger", "OK", "Slet", "Fjern", "Flyt op", "Flyt ned", "Del",
            "Dialog", "Arkets højde", "OK", "Annuller", "Opdater",
            "Menu", "Flere handlinger", "Aktiver",
            "Træk", "Slip her",
            "Omdøb",
        ],
        "de": [
            "Zurück", "Verringern", "Erhöhen", "Bearbeiten", "Fertig", "Löschen", "Entfernen", "Nach oben", "Nach unten", "Teilen",
            "Dialog", "Blatthöhe", "OK", "Abbrechen", "Aktualisieren",
            "Menü", "Weitere Aktionen", "Aktivieren",
            "Ziehen", "Hier ablegen",
            "Umbenennen",
        ],
        "es": [
            "Atrás", "Reducir", "Aumentar", "Editar", "Listo", "Eliminar", "Quitar", "Subir", "Bajar", "Compartir",
            "Diálogo", "Altura de la hoja", "OK", "Cancelar", "Actualizar",
            "Menú", "Más acciones", "Activar",
            "Arrastrar", "Soltar aquí",
            "Cambiar nombre",
        ],
        "fi": [
            "Takaisin", "Vähennä", "Lisää", "Muokkaa", "Valmis", "Poista", "Irrota", "Siirrä ylös", "Siirrä alas", "Jaa",
            "Valintaikkuna", "Arkin korkeus", "OK", "Kumoa", "Päivitä",
            "Valikko", "Lisää toimintoja", "Aktivoi",
            "Vedä", "Pudota tähän",
            "Nimeä uudelleen",
        ],
        "fr": [
            "Retour", "Diminuer", "Augmenter", "Modifier", "OK", "Supprimer", "Retirer", "Monter", "Descendre", "Partager",
            "Boîte de dialogue", "Hauteur de la feuille", "OK", "Annuler", "Actualiser",
            "Menu", "Plus d’actions", "Activer",
            "Faire glisser", "Déposer ici",
            "Renommer",
        ],
        "he": [
            "חזרה", "הקטנה", "הגדלה", "עריכה", "סיום", "מחיקה", "הסרה", "העברה למעלה", "העברה למטה", "שיתוף",
            "תיבת דו־שיח", "גובה הגיליון", "אישור", "ביטול", "רענון",
            "תפריט", "פעולות נוספות", "הפעלה",
            "גרירה", "שחרור כאן",
            "שינוי שם",
        ],
        "it": [
            "Indietro", "Riduci", "Aumenta", "Modifica", "Fine", "Elimina", "Rimuovi", "Sposta su", "Sposta giù", "Condividi",
            "Finestra di dialogo", "Altezza del foglio", "OK", "Annulla", "Aggiorna",
            "Menu", "Altre azioni", "Attiva",
            "Trascina", "Rilascia qui",
            "Rinomina",
        ],
        "ja": [
            "戻る", "減らす", "増やす", "編集", "完了", "削除", "取り除く", "上へ移動", "下へ移動", "共有",
            "ダイアログ", "シートの高さ", "OK", "キャンセル", "更新",
            "メニュー", "その他の操作", "アクティブにする",
            "ドラッグ", "ここにドロップ",
            "名称変更",
        ],
        "ko": [
            "뒤로", "감소", "증가", "편집", "완료", "삭제", "제거", "위로 이동", "아래로 이동", "공유",
            "대화상자", "시트 높이", "확인", "취소", "새로 고침",
            "메뉴", "추가 동작", "활성화",
            "드래그", "여기에 놓기",
            "이름 변경",
        ],
        "nb": [
            "Tilbake", "Reduser", "Øk", "Rediger", "Ferdig", "Slett", "Fjern", "Flytt opp", "Flytt ned", "Del",
            "Dialog", "Arkhøyde", "OK", "Avbryt", "Oppdater",
            "Meny", "Flere handlinger", "Aktiver",
            "Dra", "Slipp her",
            "Gi nytt navn",
        ],
        "nl": [
            "Terug", "Verlaag", "Verhoog", "Wijzig", "Gereed", "Verwijder", "Haal weg", "Omhoog", "Omlaag", "Deel",
            "Dialoogvenster", "Hoogte van het paneel", "OK", "Annuleer", "Vernieuw",
            "Menu", "Meer taken", "Activeer",
            "Sleep", "Zet hier neer",
            "Wijzig naam",
        ],
        "pl": [
            "Wstecz", "Zmniejsz", "Zwiększ", "Edytuj", "Gotowe", "Usuń", "Wyjmij", "Przenieś w górę", "Przenieś w dół", "Udostępnij",
            "Okno dialogowe", "Wysokość arkusza", "OK", "Anuluj", "Odśwież",
            "Menu", "Więcej czynności", "Aktywuj",
            "Przeciągnij", "Upuść tutaj",
            "Zmień nazwę",
        ],
        "pt": [
            "Voltar", "Diminuir", "Aumentar", "Editar", "OK", "Apagar", "Remover", "Mover para cima", "Mover para baixo", "Partilhar",
            "Diálogo", "Altura da folha", "OK", "Cancelar", "Atualizar",
            "Menu", "Mais ações", "Ativar",
            "Arrastar", "Largar aqui",
            "Renomear",
        ],
        "ru": [
            "Назад", "Уменьшить", "Увеличить", "Править", "Готово", "Удалить", "Убрать", "Переместить вверх", "Переместить вниз", "Поделиться",
            "Диалог", "Высота листа", "ОК", "Отменить", "Обновить",
            "Меню", "Другие действия", "Активировать",
            "Перетянуть", "Отпустить здесь",
            "Переименовать",
        ],
        "sv": [
            "Tillbaka", "Minska", "Öka", "Redigera", "Klar", "Radera", "Ta bort", "Flytta upp", "Flytta ned", "Dela",
            "Dialogruta", "Arkets höjd", "OK", "Avbryt", "Uppdatera",
            "Meny", "Fler åtgärder", "Aktivera",
            "Dra", "Släpp här",
            "Byt namn",
        ],
        "tr": [
            "Geri", "Azalt", "Artır", "Düzenle", "Bitti", "Sil", "Kaldır", "Yukarı taşı", "Aşağı taşı", "Paylaş",
            "İletişim kutusu", "Sayfa yüksekliği", "Tamam", "Vazgeç", "Yenile",
            "Menü", "Diğer eylemler", "Etkinleştir",
            "Sürükle", "Buraya bırak",
            "Yeniden Adlandır",
        ],
        "uk": [
            "Назад", "Зменшити", "Збільшити", "Змінити", "Готово", "Видалити", "Вилучити", "Перемістити вгору", "Перемістити вниз", "Поділитися",
            "Діалог", "Висота аркуша", "OK", "Скасувати", "Оновити",
            "Меню", "Інші дії", "Активувати",
            "Перетягнути", "Відпустити тут",
            "Перейменувати",
        ],
        "zh": [
            "返回", "减少", "增加", "编辑", "完成", "删除", "移除", "上移", "下移", "共享",
            "对话框", "面板高度", "好", "取消", "刷新",
            "菜单", "更多操作", "激活",
            "拖移", "放在此处",
            "重命名",
        ],
        "zh-Hant": [
            "返回", "減少", "增加", "編輯", "完成", "刪除", "移除", "上移", "下移", "分享",
            "對話框", "面板高度", "好", "取消", "重新整理",
            "選單", "更多動作", "啟用",
            "拖移", "放在這裡",
            "重新命名",
        ],
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
