import { Checkbox, Flex, Link, Table, Tbody, Td, Th, Thead, Tr, Typography, VisuallyHidden } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import { choiceInWords } from '../../../labels/choices'
import type { QueueEntry } from '../../../review/queue/routes'
import { ColumnHeads, WRAPPED } from '../../table'
import { adminLanguage } from '../../labels/language'
import { DaysLeft } from './DaysLeft'
import { nameOf } from './useView'
import { dateIn, say } from './words'

type Props = {
  entries: QueueEntry[]
  selected: ReadonlySet<string>
  addressOf: (entry: QueueEntry) => string
  onSelect: (names: string[], isSelected: boolean) => void
}

const COLUMNS = ['name', 'topic', 'left', 'assigned', 'opinions'] as const

export const isDecidable = ({ status }: QueueEntry): boolean => status === 'Verified'

function Opinions({ opinions }: Pick<QueueEntry, 'opinions'>) {
  const parts = (['for', 'against', 'unsure'] as const).filter((vote) => opinions[vote] > 0).map((vote) => `${say(vote)}: ${opinions[vote]}`)
  return <>{[...parts, ...(opinions.open > 0 ? [`${say('unanswered')}: ${opinions.open}`] : [])].join(' · ')}</>
}

/** The applications in their order. A link opens one; what waits for a decision can be selected. */
export function QueueTable({ entries, selected, addressOf, onSelect }: Props) {
  const language = adminLanguage()
  const decidable = entries.filter(isDecidable).map(nameOf)
  const areAll = decidable.length > 0 && decidable.every((name) => selected.has(name))
  return (
    <Table colCount={COLUMNS.length + 1} rowCount={entries.length + 1} aria-label={say('title')}>
      <Thead>
        <Tr>
          <Th>
            <Checkbox
              aria-label={say('selectAll')}
              checked={areAll}
              disabled={decidable.length === 0}
              onCheckedChange={(on) => onSelect(decidable, on === true)}
            />
          </Th>
          <ColumnHeads words={COLUMNS.map((column) => say(column))} />
        </Tr>
      </Thead>
      <Tbody>
        {entries.map((entry) => (
          <Tr key={nameOf(entry)} data-application={nameOf(entry)}>
            <Td>
              <Checkbox
                aria-label={say('select', entry.name)}
                title={isDecidable(entry) ? undefined : say('onlyDecidable')}
                disabled={!isDecidable(entry)}
                checked={selected.has(nameOf(entry))}
                onCheckedChange={(on) => onSelect([nameOf(entry)], on === true)}
              />
            </Td>
            <Td>
              <Flex direction="column" alignItems="flex-start" minWidth="14rem" style={WRAPPED}>
                <Link tag={RouterLink} to={addressOf(entry)}>
                  <bdi>{entry.name}</bdi>
                </Link>
                <Typography variant="pi" textColor="neutral600">
                  <bdi>{entry.reference}</bdi>
                </Typography>
              </Flex>
            </Td>
            <Td>
              <Typography tag="p" dir="auto" style={WRAPPED}>
                {entry.topic}
              </Typography>
            </Td>
            <Td>
              <Flex direction="column" alignItems="flex-start" gap={1}>
                {entry.daysLeft === null ? <Typography>{choiceInWords(entry.status, language)}</Typography> : <DaysLeft days={entry.daysLeft} />}
                <Typography variant="pi" textColor="neutral600">
                  <VisuallyHidden>{say('since')} </VisuallyHidden>
                  <bdi>{dateIn(entry.since, language)}</bdi>
                </Typography>
              </Flex>
            </Td>
            <Td>
              <Typography tag="p" style={WRAPPED}>
                {entry.assigned ? <bdi>{entry.assigned.name}</bdi> : '–'}
              </Typography>
            </Td>
            <Td>
              <Typography tag="p" style={WRAPPED}>
                <Opinions opinions={entry.opinions} />
              </Typography>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
