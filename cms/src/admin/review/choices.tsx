import { Typography } from '@strapi/design-system'
import { choiceInWords } from '../../labels/choices'
import { adminLanguage } from '../labels/language'

type Header = { name: string; attribute: { type: string }; cellFormatter?: unknown }
type Columns = { displayedHeaders: Header[] }

const Choice = ({ value }: { value: unknown }) => <Typography textColor="neutral800">{choiceInWords(value, adminLanguage()) || '-'}</Typography>

const withWords = (header: Header): Header =>
  header.attribute.type === 'enumeration'
    ? { ...header, cellFormatter: (row: Record<string, unknown>, { name }: Header) => <Choice value={row[name]} /> }
    : header

/** Hook of the list view: choices are shown in words, as they are on the page of a document. */
export function showChoicesInWords<T extends Columns>({ displayedHeaders, ...rest }: T) {
  return { ...rest, displayedHeaders: displayedHeaders.map(withWords) }
}
