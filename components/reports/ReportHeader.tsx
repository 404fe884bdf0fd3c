import { getTranslations } from '@/lib/i18n/translations'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { DateText } from '@/components/shared/DateText'
import { ExternalLink } from '@/components/ui/Link'
import type { Report } from '@/lib/entities/reports'
import type { Locale } from '@/rules/languages'
import styles from './Report.module.css'

/** The host of an address of the web, as it is shown to readers: without 'www.'; null for any other text. */
export function sourceHost(link: string | null): string | null {
  if (!link || !URL.canParse(link)) return null
  return new URL(link).host.replace(/^www\./, '') || null
}

/** Cover, title, author, date and source of a report. */
export async function ReportHeader({ report, locale }: { report: Report; locale: Locale }) {
  const t = await getTranslations({ locale })
  const { title, shortDescription, cover, author, publishedDate, isExternalReport, sourceLink } = report
  const host = sourceHost(sourceLink)
  return (
    <CoverBanner locale={locale} title={title ?? ''} description={shortDescription} image={cover}>
      <ul className={styles.chips}>
        {isExternalReport && <li>{t('reports.external')}</li>}
        {author && (
          <li>
            <span className="visually-hidden">{t('reports.author')} </span>
            <bdi>{author}</bdi>
          </li>
        )}
        {publishedDate && (
          <li>
            <span className="visually-hidden">{t('reports.published')} </span>
            <DateText locale={locale} value={publishedDate} />
          </li>
        )}
        {sourceLink && host && (
          <li>
            <span className="visually-hidden">{t('reports.source')} </span>
            <ExternalLink href={sourceLink} hint={t('common.newTab')} dir="ltr">
              {host}
            </ExternalLink>
          </li>
        )}
      </ul>
    </CoverBanner>
  )
}
