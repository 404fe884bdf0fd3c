import type { Words } from '../../labels/language'

/** Words about saves that failed, and about what was typed and not saved. */
export const SAVES = {
  noAnswer: ['لم يصل جواب من الخادم.', 'The server did not answer.', 'Der Server hat nicht geantwortet.'],
  kept: ['ما كتبته باقٍ هنا. احفظ من جديد.', 'What you typed is still here. Save again.', 'Ihre Eingaben sind noch da. Speichern Sie noch einmal.'],
  panel: ['نص لم يُحفظ', 'Text that is not saved', 'Nicht gespeicherter Text'],
  offer: [
    'على هذا الجهاز نص كتبته {0} ولم يُحفظ: {1}',
    'On this device there is text that you typed {0} and that was not saved: {1}',
    'Auf diesem Gerät liegt Text, den Sie {0} eingegeben und nicht gespeichert haben: {1}',
  ],
  changedSince: [
    'حُفظ المستند مرة أخرى بعد ذلك. إن أعدت النص حلّ محل ما حُفظ في هذه الحقول.',
    'The document was saved by somebody since. Putting the text in replaces what they saved in these fields.',
    'Das Dokument wurde seitdem gespeichert. Wenn Sie den Text einsetzen, ersetzt er das Gespeicherte in diesen Feldern.',
  ],
  putIn: ['إعادة النص', 'Put it back in', 'Wieder einsetzen'],
  throwAway: ['حذف هذا النص', 'Delete this text', 'Diesen Text löschen'],
  theirs: ['عرض ما حُفظ', 'Show what was saved', 'Gespeichertes zeigen'],
  theirsHint: [
    'يبقى نصك على هذا الجهاز، وتستطيع إعادته.',
    'Your text stays on this device and can be put in again.',
    'Ihr Text bleibt auf diesem Gerät und lässt sich wieder einsetzen.',
  ],
  mine: ['حفظ نصي مكانه', 'Save mine instead', 'Meines speichern'],
  mineHint: ['اضغط الآن «حفظ» أو «نشر».', 'Now press Save or Publish.', 'Drücken Sie jetzt „Speichern“ oder „Veröffentlichen“.'],
} as const satisfies Record<string, Words>
