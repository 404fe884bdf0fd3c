import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { LONGEST_QUERY, searchPath } from '@/lib/search/query'
import type { Locale } from '@/rules/languages'
import styles from './SearchForm.module.css'

type Props = { locale: Locale }

/** A field that leads to the search; by itself, without script. */
export async function SearchForm({ locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <form role="search" action={searchPath(locale)} className={styles.search} aria-label={t('title')}>
      <input type="search" name="q" aria-label={t('label')} placeholder={t('label')} maxLength={LONGEST_QUERY} enterKeyHint="search" />
      <button aria-label={t('submit')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
