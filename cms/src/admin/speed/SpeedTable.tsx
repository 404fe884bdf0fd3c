import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { wordIn } from '../../labels/language'
import { MEASURES } from '../../rules/speed'
import type { PagesSpeed } from '../../speed/summary'
import { adminLanguage } from '../labels/language'
import { MEASURE_WORDS, pageName, SPEED } from '../labels/speed'
import { formatCount } from './format'
import { SpeedCell } from './SpeedCell'

/** How fast the pages of each type were. */
export function SpeedTable({ pages }: { pages: PagesSpeed[] }) {
  const language = adminLanguage()
  return (
    <Table colCount={MEASURES.length + 2} rowCount={pages.length + 1} aria-label={wordIn(SPEED.title, language)}>
      <Thead>
        <Tr>
          <Th>
            <Typography variant="sigma">{wordIn(SPEED.pages, language)}</Typography>
          </Th>
          {MEASURES.map((measure) => (
            <Th key={measure}>
              <Typography variant="sigma" dir="auto">
                {wordIn(MEASURE_WORDS[measure].name, language)}
              </Typography>
            </Th>
          ))}
          <Th>
            <Typography variant="sigma">{wordIn(SPEED.visits, language)}</Typography>
          </Th>
        </Tr>
      </Thead>
      <Tbody>
        {pages.map((page) => (
          <Tr key={page.pageType}>
            <Td>
              <Typography fontWeight="semiBold">{pageName(page.pageType, language)}</Typography>
            </Td>
            {MEASURES.map((measure) => (
              <Td key={measure}>
                <SpeedCell measure={measure} speed={page[measure]} />
              </Td>
            ))}
            <Td>
              <Typography>{formatCount(page.visits, language)}</Typography>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
