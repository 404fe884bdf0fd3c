import { Typography } from '@strapi/design-system'
import { wordIn } from '../../labels/language'
import { SUBMISSION_VALUES } from '../../labels/submissions'
import { VALUES } from '../../labels/values'
import { adminLanguage } from '../labels/language'

type Header = { name: string; attribute: { type: string }; cellFormatter?: unknown }
type Columns = { displayedHeaders: Header[] }

function Choice({ value }: { value: unknown }) {
  const words = SUBMISSION_VALUES[String(value)] ?? VALUES[String(value)]
  return <Typography textColor="neutral800">{words ? wordIn(words, adminLanguage()) : String(value ?? '-')}</Typography>
}

const withWords = (header: Header): Header =>
  header.attribute.type === 'enumeration'
    ? { ...header, cellFormatter: (row: Record<string, unknown>, { name }: Header) => <Choice value={row[name]} /> }
    : header

/** Hook of the list view: choices are shown in words, as they are on the page of a document. */
export function showChoicesInWords<T extends Columns>({ displayedHeaders, ...rest }: T) {
  return { ...rest, displayedHeaders: displayedHeaders.map(withWords) }
}
