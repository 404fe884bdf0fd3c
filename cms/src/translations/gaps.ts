/** Of a language of a document; 'draft' is saved and not published, 'outdated' is older than the Arabic original. */
export type LanguageState = 'published' | 'outdated' | 'draft' | 'missing'

/** A language of a document: its draft (without `publishedAt`) or its published version. */
export type Row = { documentId: string; locale: string; publishedAt: string | Date | null; title: string | null }

export type Gap = { documentId: string; title: string | null; languages: Record<string, LanguageState> }

/** Languages that are published together are not published in the same moment. Milliseconds. */
const TOGETHER = 60_000

const ORIGINAL = 'ar'

const moment = (row: Row | undefined) => (row?.publishedAt ? new Date(row.publishedAt).getTime() : 0)

function stateOf(locale: string, rows: Row[], original: number): LanguageState {
  const own = rows.filter((row) => row.locale === locale)
  const published = own.find(({ publishedAt }) => publishedAt !== null)
  if (published) return original - moment(published) > TOGETHER ? 'outdated' : 'published'
  return own.length > 0 ? 'draft' : 'missing'
}

/** The title in the first of the languages that has one. */
function titleOf(locales: readonly string[], rows: Row[]): string | null {
  const titled = locales.flatMap((locale) => rows.find((row) => row.locale === locale && row.title) ?? [])
  return titled[0]?.title ?? null
}

/** The documents that are published in a language but not up to date in all, what was published last first. */
export function findGaps(rows: readonly Row[], locales: readonly string[]): Gap[] {
  const documents = new Map<string, Row[]>()
  for (const row of rows) documents.set(row.documentId, [...(documents.get(row.documentId) ?? []), row])
  const newest = (versions: Row[]) => Math.max(...versions.map(moment))
  return [...documents.entries()]
    .filter(([, versions]) => newest(versions) > 0)
    .sort(([, a], [, b]) => newest(b) - newest(a))
    .map(([documentId, versions]) => {
      const original = moment(versions.find(({ locale, publishedAt }) => locale === ORIGINAL && publishedAt !== null))
      const languages = Object.fromEntries(locales.map((locale) => [locale, stateOf(locale, versions, original)]))
      return { documentId, title: titleOf(locales, versions), languages }
    })
    .filter(({ languages }) => Object.values(languages).some((state) => state !== 'published'))
}
