import { Button } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useLocation, useParams } from 'react-router-dom'
import { SUBMISSIONS } from '../../content-types'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { REVIEW } from '../labels/review'
import { useDownload } from './useDownload'

/**
 * Where a number has a decimal comma, Excel parts the cells by semicolons. The browser's own language tells, whatever the admin is
 * read in.
 */
const hasDecimalComma = () => new Intl.NumberFormat(navigator.language).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',')

const FORMATS = ['xlsx', 'csv'] as const

const WORDS = { xlsx: REVIEW.workbook, csv: REVIEW.table } as const

/** Downloads the list as it is filtered, all its pages. */
export function TableButton() {
  const { slug = '' } = useParams()
  const { search } = useLocation()
  const { download, isLoading } = useDownload()
  if (!SUBMISSIONS.includes(slug)) return null
  const language = adminLanguage()
  const query = new URLSearchParams(search)
  query.set('language', language)
  if (hasDecimalComma()) query.set('separator', ';')
  const name = `${slug.split('.').at(-1) ?? ''}-${new Date().toISOString().slice(0, 10)}`
  return (
    <>
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="secondary"
          startIcon={<Download />}
          loading={isLoading}
          onClick={() => void download(`/submissions/${slug}/table?${query.toString()}&format=${format}`, `${name}.${format}`)}
        >
          {wordIn(WORDS[format], language)}
        </Button>
      ))}
    </>
  )
}
