import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/lib/i18n/languages'
import { path, routes } from '@/lib/i18n/paths'
import type { MissingKind } from '@/lib/missing-kinds'
import styles from './MissingNotice.module.css'

type Props = { locale: Locale; kind: MissingKind }

const lists = {
  project: { label: 'toProjects', route: routes.projects },
  report: { label: 'toReports', route: routes.reports },
  event: { label: 'toEvents', route: routes.events },
  article: { label: 'toArticles', route: routes.articles },
} as const

/** What is not there, or what happened, and where to go from here. */
export async function MissingNotice({ locale, kind }: Props) {
  const t = await getTranslations({ locale })
  const isError = kind === 'error'
  return (
    <section className={`wrap section ${styles.notice}`}>
      {!isError && <p className="eyebrow">{t('missing.eyebrow')}</p>}
      <h1>{isError ? t('error.title') : t(`missing.${kind}Title`)}</h1>
      <p>{isError ? t('error.text') : t(`missing.${kind}Text`)}</p>
      {isError && <p>{t('error.outage')}</p>}
      <p className={styles.actions}>
        <ListLink locale={locale} kind={kind} />
        {isError && (
          <a href="" className="btn">
            {t('error.retry')}
          </a>
        )}
        <Link href={path(locale, routes.home)} className="btn btn-ghost">
          {t('missing.toHome')}
        </Link>
      </p>
    </section>
  )
}

async function ListLink({ locale, kind }: Props) {
  if (kind === 'other' || kind === 'error') return null
  const t = await getTranslations({ locale, namespace: 'missing' })
  return (
    <Link href={path(locale, lists[kind].route)} className="btn">
      {t(lists[kind].label)}
    </Link>
  )
}
