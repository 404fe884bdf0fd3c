import { getTranslations } from '@/lib/i18n/translations'
import { Choice } from '@/components/shared/filters/Choice'
import styles from '@/components/shared/filters/FilterCard.module.css'
import { EVENT_SOURCES, EVENT_TYPES, LOCATION_TYPES } from '@/lib/entities/events'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import type { ListQuery } from './list-query'

type Props = { locale: Locale; query: ListQuery }

/** A form that any browser can send; with script the list follows every change. */
export async function FilterCard({ locale, query }: Props) {
  const t = await getTranslations({ locale, namespace: 'events.list' })
  return (
    <form className={`card ${styles.filters}`} role="search" aria-label={t('filterTitle')} action={path(locale, routes.events)} autoComplete="off">
      <Choice name="type" label={t('type')} chosen={query.type} all={t('allTypes')} options={EVENT_TYPES.map((type) => [type, t(`types.${type}`)])} />
      <Choice
        name="place"
        label={t('place')}
        chosen={query.place}
        all={t('allPlaces')}
        options={LOCATION_TYPES.map((place) => [place, t(`places.${place}`)])}
      />
      <Choice
        name="source"
        label={t('source')}
        chosen={query.source}
        all={t('allSources')}
        options={EVENT_SOURCES.map((source) => [source, t(`sources.${source}`)])}
      />
      <label>
        {t('search')}
        <input type="search" name="q" defaultValue={query.q} placeholder={t('searchHint')} maxLength={100} enterKeyHint="search" />
      </label>
      {query.view === 'list' && <input type="hidden" name="view" value="list" />}
      <button className="btn">{t('apply')}</button>
    </form>
  )
}
