import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import type { Locale } from '@/rules/languages'
import styles from './ScrollToTop.module.css'

type Props = {
  locale: Locale
  /** How far the page is scrolled, in pixels, before the button appears. (Requirements, section 9) */
  threshold: 300 | 400
}

/** Leads back to the top; `enhance/scroll.ts` shows it. Without script it stays away. */
export async function ScrollToTop({ locale, threshold }: Props) {
  const t = await getTranslations({ locale, namespace: 'common' })
  return (
    <button className={`no-print ${styles.button}`} data-to-top={threshold} aria-label={t('backToTop')}>
      <Icon name="up" />
    </button>
  )
}
