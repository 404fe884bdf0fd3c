import type { ProjectTimeline } from '@/lib/content/project-timelines'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/languages'

/** A period as 'from - to'; empty where neither day is known. (Specification, section 3) */
export const periodWords = (locale: Locale, { fromDate, toDate }: ProjectTimeline): string =>
  [fromDate, toDate].flatMap((day) => (day ? [formatDate(locale, day) ?? day] : [])).join(' – ')
