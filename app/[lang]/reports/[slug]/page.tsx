import { getTranslations } from 'next-intl/server'
import { ReportPage } from '@/components/reports/ReportPage'
import { getReport } from '@/lib/content/reports'
import { detailPage } from '@/lib/entities/detail'
import { buildMetadata } from '@/lib/seo/metadata'

const { generateMetadata, generateStaticParams, Page } = detailPage({
  model: 'report',
  find: getReport,
  async metadata({ slug, shortDescription, seo, publishedDate, updatedAt, author, ...report }, page) {
    const t = await getTranslations({ locale: page.locale, namespace: 'reports' })
    const title = report.title ?? slug
    const article = { publishedTime: publishedDate, modifiedTime: updatedAt, author }
    return { ...(await buildMetadata({ ...page, title, description: shortDescription, seo, article })), title: t('documentTitle', { title }) }
  },
  show: (report, locale) => <ReportPage report={report} locale={locale} />,
})

export { generateMetadata, generateStaticParams, Page as default }
