import { Button, Flex } from '@strapi/design-system'
import { type Language, wordIn } from '../../labels/language'
import type { OutboxMail } from '../../mail/outbox/list'
import { MAILS } from '../labels/mails'
import type { Settling } from './useOutbox'

export type Settle = (documentId: string, how: Settling) => Promise<void>

const DONE_BY: Record<OutboxMail['view'], readonly Settling[]> = {
  waiting: ['cancel'],
  failing: ['again', 'cancel'],
  givenUp: ['again', 'done'],
  sent: [],
  settled: [],
}

type Props = { mail: OutboxMail; language: Language; onSettle: Settle }

/** What can be done with a mail where it is now. */
export function MailActions({ mail, language, onSettle }: Props) {
  return (
    <Flex gap={2} direction="column" alignItems="stretch">
      {DONE_BY[mail.view].map((how) => (
        <Button key={how} size="S" variant={how === 'again' ? 'secondary' : 'tertiary'} onClick={() => void onSettle(mail.documentId, how)}>
          {wordIn(MAILS[how], language)}
        </Button>
      ))}
    </Flex>
  )
}
