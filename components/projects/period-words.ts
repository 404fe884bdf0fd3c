import type { ProjectTimeline } from '@/lib/content/project-timelines'
import { formatDate, formatDateRange } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'

/** A period as 'from - to', month and year said once where they are the same; empty where neither day is known. (Requirements, sections 3 and 9) */
export function periodWords(locale: Locale, { fromDate, toDate }: ProjectTimeline): string {
  const range = fromDate && toDate ? formatDateRange(locale, fromDate, toDate) : null
  return range ?? [fromDate, toDate].flatMap((day) => (day ? [formatDate(locale, day) ?? day] : [])).join(' – ')
}
