import { Box, Button, Flex, Grid, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useId, useState } from 'react'
import { wordIn } from '../../../../labels/language'
import { languages } from '../../../../rules/languages'
import { adminLanguage } from '../../../labels/language'
import { REVIEW } from '../../../labels/review'
import { DaysLeft } from '../DaysLeft'
import { KeysHelp } from '../KeysHelp'
import { useKeys } from '../useKeys'
import type { Filter } from '../useView'
import { say } from '../words'
import { Answers } from './Answers'
import { Assignment } from './Assignment'
import { BackLink } from './BackLink'
import { type Asked, Decision } from './Decision'
import { EarlierList } from './EarlierList'
import { Files } from './Files'
import { Notes } from './Notes'
import { Opinions } from './Opinions'
import { RepliesSection } from './RepliesSection'
import { Section } from './Section'
import { useDesk } from './useDesk'

type Opened = { uid: string; documentId: string }

type Props = {
  about: Opened
  filter: Filter
  onOpen: (about: Opened | null) => void
  addressOf: (about: Opened | null) => string
}

/** One application at full width: all that is known of it, all that can be done, and the way to the next. */
export function ApplicationPage({ about, filter, onOpen, addressOf }: Props) {
  const { desk, place, write, decide, path } = useDesk(about, filter)
  const [asked, setAsked] = useState<Asked>(null)
  const noteField = useId()
  const isOpen = desk !== null && desk !== 'failed' && desk.mayDecide && desk.status === 'Verified'
  const go = (to: Opened | null | undefined) => to && onOpen({ uid: to.uid, documentId: to.documentId })
  const keys = useKeys({
    j: { words: 'keyNext', run: () => go(place?.next) },
    k: { words: 'keyPrevious', run: () => go(place?.previous) },
    a: { words: 'keyAccept', run: () => isOpen && setAsked('accept') },
    r: { words: 'keyReject', run: () => isOpen && setAsked('reject') },
    n: { words: 'keyNote', run: () => document.getElementById(noteField)?.focus() },
    u: { words: 'keyUp', run: () => onOpen(null) },
  })
  if (desk === null) return <Page.Loading />
  if (desk === 'failed')
    return (
      <Page.Main>
        <Layouts.Header title={say('gone')} navigationAction={<BackLink to={addressOf(null)} />} />
      </Page.Main>
    )

  return (
    <Page.Main dir={languages[adminLanguage()].dir}>
      <Page.Title>{`${desk.name} · ${desk.reference}`}</Page.Title>
      <Layouts.Header
        title={desk.name}
        subtitle={
          <Flex gap={2} wrap="wrap">
            <bdi>{desk.reference}</bdi>
            <DaysLeft days={desk.daysLeft} />
          </Flex>
        }
        navigationAction={<BackLink to={addressOf(null)} />}
        primaryAction={
          <Flex gap={2} wrap="wrap" tag="nav" aria-label={say('title')}>
            {place && place.before < place.total && <Typography>{say('position', place.before + 1, place.total)}</Typography>}
            <Button variant="secondary" disabled={!place?.previous} onClick={() => go(place?.previous)}>
              {say('previous')}
            </Button>
            <Button variant="secondary" disabled={!place?.next} onClick={() => go(place?.next)}>
              {say('next')}
            </Button>
            <KeysHelp keys={keys} />
          </Flex>
        }
      />
      <Layouts.Content>
        <Grid.Root gap={5} style={{ alignItems: 'flex-start' }}>
          <Grid.Item col={8} m={7} s={12} xs={12} direction="column" alignItems="stretch" gap={5}>
            {desk.answers.length > 0 && (
              <Section title={say('answers')}>
                <Answers answers={desk.answers} />
              </Section>
            )}
            {desk.files.length > 0 && (
              <Section title={say('files')}>
                <Files files={desk.files} />
              </Section>
            )}
            <Section title={say('details')}>
              <Answers answers={desk.fields} />
            </Section>
            <RepliesSection desk={desk} path={path} />
          </Grid.Item>
          <Grid.Item col={4} m={5} s={12} xs={12} direction="column" alignItems="stretch" gap={5}>
            {desk.mayDecide && (
              <Section title={wordIn(REVIEW.decision, adminLanguage())}>
                <Decision key={`${desk.status} ${desk.decision.decidedAt}`} desk={desk} asked={asked} onAsk={setAsked} onDecide={decide} />
              </Section>
            )}
            {desk.mayNote && (
              <>
                <Section title={say('assignment')}>
                  <Assignment desk={desk} onAssign={(to) => write('assignment', { to, was: desk.assigned?.id ?? null })} />
                </Section>
                <Section title={say('notes')}>
                  <Notes desk={desk} fieldId={noteField} onAdd={(text, attempt) => write('notes', { text, attempt })} />
                </Section>
                <Section title={say('secondOpinion')}>
                  <Opinions desk={desk} onWrite={write} />
                </Section>
              </>
            )}
            <Section title={say('earlier')}>
              <EarlierList earlier={desk.earlier} addressOf={addressOf} />
            </Section>
          </Grid.Item>
        </Grid.Root>
        <Box paddingBottom={8} />
      </Layouts.Content>
    </Page.Main>
  )
}
