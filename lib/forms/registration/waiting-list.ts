import 'server-only'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import type { Thanks } from '../definition'
import { type Values, valueOf } from '../form'

/** The field that goes with the form of a full event. */
export const WAITING_LIST = 'waitingList'

/** Whether a place on the waiting list is asked for. */
export const asksForPlace = (values: Values): boolean => valueOf(values, WAITING_LIST) === 'true'

/** What is said to whoever has put their name on the waiting list. */
export async function waitingThanks(locale: Locale): Promise<Thanks> {
  const t = await getTranslations({ locale, namespace: 'forms.sent.waitingList' })
  return { title: t('title'), text: t('text') }
}
