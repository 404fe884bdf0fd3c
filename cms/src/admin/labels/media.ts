import type { Words } from '../../labels/language'

/** Words of the question before files are deleted that are shown somewhere. */
export const MEDIA = {
  title: ['هذا الملف مستخدم', 'This file is in use', 'Diese Datei wird verwendet'],
  used: [
    'إن حذفته اختفى من هذه المستندات ومن صفحاتها في الموقع:',
    'If you delete it, it disappears from these documents and from their pages on the site:',
    'Wenn Sie sie löschen, verschwindet sie aus diesen Dokumenten und von deren Seiten der Website:',
  ],
  published: ['منشور', 'published', 'veröffentlicht'],
  draft: ['مسودة', 'draft', 'Entwurf'],
  others: ['مستندات أخرى لا تستطيع قراءتها: {0}', 'Other documents that you cannot read: {0}', 'Weitere Dokumente, die Sie nicht lesen können: {0}'],
  keep: ['الإبقاء عليه', 'Keep it', 'Behalten'],
  remove: ['حذفه مع ذلك', 'Delete it anyway', 'Trotzdem löschen'],
  notDeleted: ['لم يُحذف شيء.', 'Nothing was deleted.', 'Es wurde nichts gelöscht.'],
} as const satisfies Record<string, Words>
