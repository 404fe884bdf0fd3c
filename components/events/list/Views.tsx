import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { filteredPath } from '@/lib/i18n/list-filters'
import type { Locale } from '@/rules/languages'
import { listPath, type ListQuery, queryOf } from './list-query'
import { REFRESH } from './place-names'
import styles from './Toolbar.module.css'

type Props = { locale: Locale; query: ListQuery }

/** The links to grid and list view, and the form that reloads the list without script. */
export async function Views({ locale, query }: Props) {
  const t = await getTranslations({ locale, namespace: 'events.list' })
  return (
    <>
      <div className={styles.views} role="group" aria-label={t('views')}>
        {(['grid', 'list'] as const).map((view) => (
          <Link key={view} id={`events-${view}`} href={listPath(locale, { ...query, view })} aria-current={view === query.view ? 'true' : undefined}>
            {t(view)}
          </Link>
        ))}
      </div>
      <form id={REFRESH} action={filteredPath(locale, 'events', query.filter)}>
        {[...queryOf(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </>
  )
}
