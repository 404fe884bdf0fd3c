import { Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { LANGUAGES, wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { OVERVIEW } from '../labels/overview'
import { LanguageCell } from './LanguageCell'
import { nameOf, type TypeOverview } from './overview'

const LANGUAGE_NAMES = { ar: 'العربية', en: 'English', de: 'Deutsch' }

/** The documents of a type that are not up to date in every language. */
export function TypeTable({ type }: { type: TypeOverview }) {
  const language = adminLanguage()
  const name = nameOf(type, language)
  const hidden = type.total - type.documents.length
  return (
    <section aria-label={name}>
      <Flex gap={2} paddingBottom={3}>
        <Typography variant="beta" tag="h2">
          {name}
        </Typography>
        <Typography textColor="neutral600">{type.total}</Typography>
      </Flex>
      <Table colCount={LANGUAGES.length + 1} rowCount={type.documents.length + 1}>
        <Thead>
          <Tr>
            <Th>
              <Typography variant="sigma">{wordIn(OVERVIEW.document, language)}</Typography>
            </Th>
            {LANGUAGES.map((code) => (
              <Th key={code}>
                <Typography variant="sigma">{LANGUAGE_NAMES[code]}</Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {type.documents.map((document) => (
            <Tr key={document.documentId}>
              <Td>
                <Typography dir="auto" fontWeight="semiBold">
                  {document.title ?? (type.kind === 'singleType' ? name : wordIn(OVERVIEW.untitled, language))}
                </Typography>
              </Td>
              {LANGUAGES.map((code) => (
                <Td key={code}>
                  <LanguageCell type={type} document={document} locale={code} />
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
      {hidden > 0 && (
        <Typography textColor="neutral600">
          {wordIn(OVERVIEW.more, language)} {hidden}
        </Typography>
      )}
    </section>
  )
}
