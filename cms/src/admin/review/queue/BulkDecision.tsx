import { Button, Dialog, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { Outcome } from '../../../review/queue/bulk'
import type { QueueEntry } from '../../../review/queue/routes'
import { languages } from '../../../rules/languages'
import { adminLanguage } from '../../labels/language'
import type { QUEUE } from '../../labels/queue'
import { REVIEW } from '../../labels/review'
import { wordIn } from '../../../labels/language'
import { useReport } from '../../useReport'
import { useTyped } from '../useTyped'
import { useTogether } from './useTogether'
import { inUnits, languageName, say } from './words'

type Status = 'Accepted' | 'Rejected'
type Props = { me: number; selected: QueueEntry[]; minutes: number; onDone: (outcomes: Outcome[]) => void; onClear: () => void }

const LOOKS = {
  Accepted: { variant: 'success', button: 'bulkAccept', question: 'bulkAcceptQuestion', word: REVIEW.accept },
  Rejected: { variant: 'danger', button: 'bulkReject', question: 'bulkRejectQuestion', word: REVIEW.reject },
} as const satisfies Record<Status, { variant: string; button: keyof typeof QUEUE; question: keyof typeof QUEUE; word: unknown }>

/** How many there are of each, most first: `A school: 7`. */
function counted(words: string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([word, count]) => `${word}: ${count}`)
}

/** Decides about everything that is selected, after one question that says what it is and which mails leave. */
export function BulkDecision({ me, selected, minutes, onDone, onClear }: Props) {
  const together = useTogether()
  const report = useReport()
  const reasons = { Accepted: useTyped(`${me} all Accepted`), Rejected: useTyped(`${me} all Rejected`) }
  const [isSending, setIsSending] = useState(false)
  const language = adminLanguage()
  const { dir, comma } = languages[language]

  async function decide(status: Status): Promise<void> {
    setIsSending(true)
    try {
      const applications = selected.map(({ uid, documentId }) => ({ uid, documentId }))
      const outcomes = await together('decisions', applications, { status, reason: reasons[status].text })
      reasons[status].clear()
      onDone(outcomes)
    } catch (error) {
      report(error)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Flex gap={3} wrap="wrap" background="primary100" padding={4} hasRadius role="group" aria-label={say('selected', selected.length)}>
      <Typography fontWeight="semiBold" aria-live="polite">
        {say('selected', selected.length)}
      </Typography>
      {(['Accepted', 'Rejected'] as const).map((status) => (
        <Dialog.Root key={status}>
          <Dialog.Trigger>
            <Button variant={LOOKS[status].variant} disabled={selected.length === 0} loading={isSending}>
              {say(LOOKS[status].button)}
            </Button>
          </Dialog.Trigger>
          <Dialog.Content dir={dir}>
            <Dialog.Header>{say(LOOKS[status].question, selected.length)}</Dialog.Header>
            <Dialog.Body>
              <Flex direction="column" alignItems="stretch" gap={4} width="100%">
                <ul>
                  {counted(selected.map(({ topic }) => topic)).map((line) => (
                    <li key={line}>
                      <Typography>
                        <bdi>{line}</bdi>
                      </Typography>
                    </li>
                  ))}
                </ul>
                <Typography>
                  {say('bulkMails', inUnits(minutes, 'minute', language), counted(selected.map((entry) => languageName(entry.language, language))).join(comma))}
                </Typography>
                <Field.Root name="bulkReason" hint={say('bulkReasonHint')}>
                  <Field.Label>{say('bulkReason')}</Field.Label>
                  <Textarea
                    value={reasons[status].text}
                    maxLength={2000}
                    dir="auto"
                    onChange={({ target }: { target: HTMLTextAreaElement }) => reasons[status].type(target.value)}
                  />
                  <Field.Hint />
                </Field.Root>
              </Flex>
            </Dialog.Body>
            <Dialog.Footer>
              <Dialog.Cancel>
                <Button variant="tertiary" fullWidth>
                  {wordIn(REVIEW.cancel, language)}
                </Button>
              </Dialog.Cancel>
              <Dialog.Action>
                <Button variant={LOOKS[status].variant} fullWidth onClick={() => void decide(status)}>
                  {wordIn(LOOKS[status].word, language)}
                </Button>
              </Dialog.Action>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Root>
      ))}
      <Button variant="tertiary" onClick={onClear}>
        {say('clear')}
      </Button>
    </Flex>
  )
}
