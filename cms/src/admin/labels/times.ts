import type { Words } from '../../labels/language'
import { HOME_ZONE } from '../../rules/at-home'

/** Words of the panel that says what the times of a document mean. */
export const TIMES = {
  title: ['المواعيد', 'Times', 'Zeiten'],
  entered: ['تُدخل المواعيد بتوقيت جهازك: {0}.', 'You enter times in the zone of your device: {0}.', 'Sie geben Zeiten in der Zone Ihres Geräts ein: {0}.'],
  shown: ['وتظهر في الموقع بتوقيت: {0}.', 'The page shows them in: {0}.', 'Die Seite zeigt sie in: {0}.'],
  same: ['وهو التوقيت الذي يظهر في الموقع.', 'The page shows them in the same zone.', 'Die Seite zeigt sie in derselben Zone.'],
  typed: ['أُدخل: {0}', 'Entered: {0}', 'Eingegeben: {0}'],
  onPage: ['في الموقع: {0}', 'On the page: {0}', 'Auf der Seite: {0}'],
  unknown: [
    `لا توجد منطقة زمنية باسم «{0}». اكتبها مثل ${HOME_ZONE} أو Europe/Berlin.`,
    `There is no time zone “{0}”. Write it like ${HOME_ZONE} or Europe/Berlin.`,
    `Eine Zeitzone „{0}“ gibt es nicht. Schreiben Sie sie wie ${HOME_ZONE} oder Europe/Berlin.`,
  ],
} as const satisfies Record<string, Words>
