import { getTranslations } from '@/lib/i18n/translations'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { FeedbackTimer } from './FeedbackTimer'

type Props = { locale: Locale }

/** Asks for feedback, without taking the focus. (Requirements, section 4) */
export async function FeedbackPrompt({ locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'prompt' })
  const words = { title: t('title'), text: t('text'), give: t('give'), notNow: t('notNow') }
  return <FeedbackTimer words={words} href={path(locale, routes.feedback)} />
}
