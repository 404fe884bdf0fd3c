import { Button, Flex, Table, Tbody, Td, Thead, Tr, Typography } from '@strapi/design-system'
import type { BinItem } from '../../bin/routes'
import { wordIn } from '../../labels/language'
import { isLocale, languages } from '../../rules/languages'
import { BIN } from '../labels/bin'
import { adminLanguage } from '../labels/language'
import { momentIn } from '../moments'
import { AskedButton } from '../AskedButton'
import { ColumnHeads, WRAPPED } from '../table'
import { daysIn, daysUntil, titleIn, typeIn } from './names'

const COLUMNS = ['what', 'when', 'left', 'actions'] as const

type Props = { items: readonly BinItem[]; onRestore: (item: BinItem) => Promise<void>; onErase: (item: BinItem) => Promise<void> }

/** What lies in the bin, with who put it there, how long it stays, and what can be done. */
export function BinTable({ items, onRestore, onErase }: Props) {
  const language = adminLanguage()
  const say = (words: keyof typeof BIN) => wordIn(BIN[words], language)
  return (
    <Table colCount={COLUMNS.length} rowCount={items.length + 1} aria-label={say('title')}>
      <Thead>
        <Tr>
          <ColumnHeads words={COLUMNS.map((column) => say(column))} />
        </Tr>
      </Thead>
      <Tbody>
        {items.map((item) => {
          const title = titleIn(item, language)
          const inLanguages = item.languages.map((name) => (isLocale(name) ? languages[name].name : name))
          return (
            <Tr key={item.entryId}>
              <Td>
                <Flex direction="column" alignItems="stretch" style={{ minWidth: '12rem' }}>
                  <Typography dir="auto" fontWeight="semiBold" style={WRAPPED}>
                    {title}
                  </Typography>
                  <Typography dir="auto" variant="pi" textColor="neutral600" style={WRAPPED}>
                    {[typeIn(item.uid, language), ...inLanguages].join(' · ')}
                  </Typography>
                </Flex>
              </Td>
              <Td>
                <Flex direction="column" alignItems="stretch">
                  <Typography dir="auto">{momentIn(new Date(item.at), language)}</Typography>
                  <Typography dir="auto" variant="pi" textColor="neutral600">
                    {item.authorName}
                  </Typography>
                </Flex>
              </Td>
              <Td>
                <Typography dir="auto">{daysIn(daysUntil(item.until), language)}</Typography>
              </Td>
              <Td>
                <Flex gap={2} wrap="wrap">
                  {item.mayRestore && (
                    <Button variant="secondary" aria-label={say('restoreNamed').replace('{0}', title)} onClick={() => void onRestore(item)}>
                      {say('restore')}
                    </Button>
                  )}
                  {item.mayErase && (
                    <AskedButton
                      name={say('erase')}
                      label={say('eraseNamed').replace('{0}', title)}
                      question={`${say('eraseQuestion').replace('{0}', title)} ${say('eraseWarning')}`}
                      confirm={say('erase')}
                      cancel={say('cancel')}
                      look="danger-light"
                      confirmLook="danger"
                      onConfirm={() => void onErase(item)}
                    />
                  )}
                </Flex>
              </Td>
            </Tr>
          )
        })}
      </Tbody>
    </Table>
  )
}
