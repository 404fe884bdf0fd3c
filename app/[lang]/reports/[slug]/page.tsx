import { ReportPage } from '@/components/reports/ReportPage'
import { detailPage } from '@/lib/entities/detail'
import { reports } from '@/lib/entities/reports'

const { generateMetadata, generateStaticParams, Page } = detailPage(reports, {
  show: (report, locale) => <ReportPage report={report} locale={locale} />,
})

export { generateMetadata, generateStaticParams, Page as default }
