import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { LONGEST_QUERY, searchPath } from '@/lib/search/query'
import type { Locale } from '@/rules/languages'
import styles from './SearchForm.module.css'

type Props = { locale: Locale; text: string }

/** Asks for the words to look for. */
export async function SearchForm({ locale, text }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <form role="search" action={searchPath(locale)} className={styles.form}>
      <input
        type="search"
        name="q"
        aria-label={t('label')}
        placeholder={t('placeholder')}
        defaultValue={text}
        maxLength={LONGEST_QUERY}
        enterKeyHint="search"
        className={styles.field}
      />
      <button className="btn btn-gold">
        <Icon name="search" />
        <span>{t('submit')}</span>
      </button>
    </form>
  )
}
