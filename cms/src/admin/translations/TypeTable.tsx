import { Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { wordIn } from '../../labels/language'
import { languages, LOCALES } from '../../rules/languages'
import { adminLanguage } from '../labels/language'
import { OVERVIEW } from '../labels/overview'
import { LanguageCell } from './LanguageCell'
import { nameOf, type TypeOverview } from './overview'

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
      <Table colCount={LOCALES.length + 1} rowCount={type.documents.length + 1}>
        <Thead>
          <Tr>
            <Th>
              <Typography variant="sigma">{wordIn(OVERVIEW.document, language)}</Typography>
            </Th>
            {LOCALES.map((locale) => (
              <Th key={locale}>
                <Typography variant="sigma">{languages[locale].name}</Typography>
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
              {LOCALES.map((locale) => (
                <Td key={locale}>
                  <LanguageCell type={type} document={document} locale={locale} />
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
