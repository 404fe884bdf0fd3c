import { Button } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useLocation, useParams } from 'react-router-dom'
import { SUBMISSIONS } from '../../content-types'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { REVIEW } from '../labels/review'
import { useDownload } from './useDownload'

/** Downloads the list as it is filtered, all its pages. */
export function TableButton() {
  const { slug = '' } = useParams()
  const { search } = useLocation()
  const { download, isLoading } = useDownload()
  if (!SUBMISSIONS.includes(slug)) return null
  const language = adminLanguage()
  const query = new URLSearchParams(search)
  query.set('language', language)
  const name = `${slug.split('.').at(-1) ?? ''}-${new Date().toISOString().slice(0, 10)}.csv`
  return (
    <Button variant="secondary" startIcon={<Download />} loading={isLoading} onClick={() => void download(`/submissions/${slug}/table?${query.toString()}`, name)}>
      {wordIn(REVIEW.table, language)}
    </Button>
  )
}
