import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { Outcome } from '../../../review/queue/bulk'
import type { QueueEntry } from '../../../review/queue/routes'
import { languages } from '../../../rules/languages'
import { adminLanguage } from '../../labels/language'
import { Subtitle } from '../../Subtitle'
import { BulkDecision } from './BulkDecision'
import { BulkOutcome } from './BulkOutcome'
import { Filters } from './Filters'
import { KeysHelp } from './KeysHelp'
import { isDecidable, QueueTable } from './QueueTable'
import { useKeys } from './useKeys'
import { useQueue } from './useQueue'
import { type Filter, nameOf } from './useView'
import { say } from './words'

type Props = { filter: Filter; onNarrow: (changes: Filter) => void; addressOf: (entry: QueueEntry) => string }

/** Moves the focus from one application of the table to another. */
function moveFocus(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-application] a')]
  const row = document.activeElement?.closest('[data-application]')
  const at = links.findIndex((link) => row?.contains(link))
  links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))]?.focus()
}

/** The queue as a list, to be narrowed, and to decide about several. */
export function QueueList({ filter, onNarrow, addressOf }: Props) {
  const { entries, counts, words, hasMore, isReading, readMore, reload } = useQueue(filter)
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<{ outcomes: Outcome[]; entries: QueueEntry[] } | null>(null)
  const select = (changed: string[], isSelected: boolean) =>
    setNames((before) => new Set(isSelected ? [...before, ...changed] : [...before].filter((name) => !changed.includes(name))))
  const keys = useKeys({
    j: { words: 'keyNext', run: () => moveFocus(1) },
    k: { words: 'keyPrevious', run: () => moveFocus(-1) },
    x: {
      words: 'keySelect',
      run: () => {
        const name = document.activeElement?.closest('[data-application]')?.getAttribute('data-application')
        const entry = Array.isArray(entries) ? entries.find((one) => nameOf(one) === name) : undefined
        if (name && entry && isDecidable(entry)) select([name], !names.has(name))
      },
    },
  })
  if (entries === 'failed') return <Page.Error />
  if (entries === null || counts === null) return <Page.Loading />

  const selected = entries.filter((entry) => isDecidable(entry) && names.has(nameOf(entry)))
  const done = (outcomes: Outcome[]) => {
    setOutcome({ outcomes, entries: selected })
    setNames(new Set())
    reload()
  }
  return (
    <Page.Main dir={languages[adminLanguage()].dir}>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header
        title={say('title')}
        subtitle={<Subtitle>{`${say('subtitle')} ${say('summary', counts.total, counts.late)}`}</Subtitle>}
        primaryAction={
          <Flex gap={2}>
            <KeysHelp keys={keys} />
            <Button variant="tertiary" onClick={reload}>
              {say('reload')}
            </Button>
          </Flex>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Filters key={filter.q} filter={filter} counts={counts} onNarrow={onNarrow} />
          {outcome && (
            <BulkOutcome
              {...outcome}
              onClose={() => setOutcome(null)}
              onTakenBack={() => {
                setOutcome(null)
                reload()
              }}
            />
          )}
          {selected.length > 0 && (
            <BulkDecision me={counts.me} selected={selected} minutes={counts.minutes} onDone={done} onClear={() => setNames(new Set())} />
          )}
          <Flex direction="column" alignItems="stretch" gap={words ? 4 : 0}>
            <Typography role="status" textColor="neutral600">
              {words && say('found', counts.total, words)}
            </Typography>
            {entries.length === 0 ? (
              <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
                <Typography dir="auto">{say('empty')}</Typography>
              </Box>
            ) : (
              <QueueTable entries={entries} selected={names} addressOf={addressOf} onSelect={select} />
            )}
          </Flex>
          {hasMore && (
            <Button variant="secondary" loading={isReading} onClick={() => void readMore()}>
              {say('more')}
            </Button>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
