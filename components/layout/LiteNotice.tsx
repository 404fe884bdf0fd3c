import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import styles from './LiteNotice.module.css'

/**
 * Says that a page comes without its pictures, and leads to the whole one. Shown on such pages alone, for which it holds the words that
 * stand in the place of a picture. (lib/framework/page/without-pictures.ts)
 */
export async function LiteNotice({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'lite' })
  return (
    <p className={styles.notice} data-picture={t('picture', { alt: '{alt}', size: '{size}' })}>
      {t('notice')} <a href="?lite=off">{t('whole')}</a>
    </p>
  )
}
