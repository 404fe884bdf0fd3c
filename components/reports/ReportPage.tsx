import { getTranslations } from '@/lib/i18n/translations'
import { ContentBlocks } from '@/components/blocks/ContentBlocks'
import { outlineOf, tableOfContents } from '@/components/blocks/headings'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { blocksText } from '@/components/shared/blocks-text'
import { BreadcrumbJsonLd, JsonLd } from '@/components/shared/JsonLd'
import { KeepButton } from '@/components/shared/KeepButton'
import { ShareBar } from '@/components/shared/ShareBar'
import { type Report, reports } from '@/lib/entities/reports'
import { Static } from '@/lib/framework/static/Static'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { ReportHeader } from './ReportHeader'
import { TableOfContents } from './TableOfContents'
import styles from './Report.module.css'

/** (Requirements, section 9: a table of contents only above 5 content blocks) */
const MANY_BLOCKS = 5

/** A report in full. (Requirements, section 2, reports) */
export async function ReportPage({ report, locale }: { report: Report; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'reports' })
  const { slug, shortDescription, contents } = report
  const title = report.title ?? ''
  const route = `${routes.reports}/${slug}`
  const crumbs = [
    { name: t('breadcrumb'), route: routes.reports },
    { name: title, route },
  ]
  const outline = outlineOf(contents)
  const entries = contents.length > MANY_BLOCKS ? tableOfContents(contents, outline) : []
  return (
    <>
      <Static>
        <JsonLd data={reports.jsonLd(locale, report)} />
        <BreadcrumbJsonLd locale={locale} crumbs={crumbs} />
        <ReportHeader report={report} locale={locale} />
        <Breadcrumb locale={locale} items={[{ label: t('breadcrumb'), href: path(locale, routes.reports) }, { label: title }]} />
      </Static>
      <div className={`wrap ${styles.layout}`}>
        {entries.length > 0 && (
          <Static className={styles.side}>
            <TableOfContents entries={entries} locale={locale} />
          </Static>
        )}
        <article className={styles.report} aria-label={title}>
          <ContentBlocks blocks={contents} locale={locale} outline={outline} />
          <Static className={styles.share}>
            <KeepButton locale={locale} />
            <ShareBar
              locale={locale}
              route={route}
              title={title}
              shortDescription={shortDescription}
              description={shortDescription ? null : blocksText(contents)}
            />
          </Static>
        </article>
      </div>
      <ScrollToTop locale={locale} threshold={300} />
    </>
  )
}
