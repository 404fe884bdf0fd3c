import { Button, Flex } from '@strapi/design-system'
import { type Language, wordIn } from '../../labels/language'
import type { OutboxMail } from '../../mail/outbox/list'
import { BOUNCED } from '../../outbox/views'
import { MAILS } from '../labels/mails'
import type { Settling } from './useOutbox'

export type Settle = (documentId: string, how: Settling) => Promise<void>

/** Nobody was there: asked for again it would be kept back again. */
const doneBy = ({ view, lastError }: OutboxMail): readonly Settling[] => (view === 'givenUp' && lastError === BOUNCED ? ['trust', 'done'] : DONE_BY[view])

const DONE_BY: Record<OutboxMail['view'], readonly Settling[]> = {
  waiting: ['cancel'],
  failing: ['again', 'cancel'],
  givenUp: ['again', 'done'],
  bounced: ['trust'],
  sent: [],
  settled: [],
}

type Props = { mail: OutboxMail; language: Language; onSettle: Settle }

/** What can be done with a mail where it is now. */
export function MailActions({ mail, language, onSettle }: Props) {
  return (
    <Flex gap={2} direction="column" alignItems="stretch">
      {doneBy(mail).map((how) => (
        <Button key={how} size="S" variant={how === 'again' ? 'secondary' : 'tertiary'} onClick={() => void onSettle(mail.documentId, how)}>
          {wordIn(MAILS[how], language)}
        </Button>
      ))}
    </Flex>
  )
}
