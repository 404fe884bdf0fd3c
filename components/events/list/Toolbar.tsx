import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { listPath, type ListQuery } from './list-query'
import styles from './Toolbar.module.css'

type Props = { locale: Locale; query: ListQuery; found: number | null }

/** How many were found, grid or list, and the list anew. */
export async function Toolbar({ locale, query, found }: Props) {
  const t = await getTranslations({ locale, namespace: 'events.list' })
  const parameters = new URL(listPath(locale, query), 'http://localhost').searchParams
  return (
    <div className={styles.toolbar}>
      <p className={styles.found} data-found="">
        {found !== null && t('found', { count: found })}
      </p>
      <div className={styles.views} role="group" aria-label={t('views')}>
        {(['grid', 'list'] as const).map((view) => (
          <Link
            key={view}
            id={`events-${view}`}
            href={listPath(locale, { ...query, view })}
            aria-current={view === query.view ? 'true' : undefined}
            data-live=""
          >
            {t(view)}
          </Link>
        ))}
      </div>
      <form action={path(locale, routes.events)}>
        {[...parameters].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button id="events-refresh" className="btn btn-ghost" data-busy={t('refreshing')}>
          {t('refresh')}
        </button>
      </form>
    </div>
  )
}
