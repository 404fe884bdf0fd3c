import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'

/** What the controls of a carousel are called. */
export async function getCarouselLabels(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'carousel' })
  return { previous: t('previous'), next: t('next'), pause: t('pause'), play: t('play') }
}
