import { Box, Typography } from '@strapi/design-system'
import { type Language, wordIn } from '../../labels/language'
import type { OutboxMail } from '../../mail/outbox/list'
import { BOUNCES, MAILS, RESULTS } from '../labels/mails'
import { stampIn } from '../moments'
import { WRAPPED } from '../table'
import { causeIn } from './words'

type Props = { mail: OutboxMail; language: Language }

/** Each attempt to send it, by its time. */
function Tries({ tries, language }: { tries: OutboxMail['tries']; language: Language }) {
  return (
    <details>
      <summary>{wordIn(MAILS.tries, language).replace('{0}', String(tries.length))}</summary>
      <ol>
        {tries.map(({ at, result, cause }) => (
          <Typography key={at} tag="li" variant="pi" dir="auto" style={WRAPPED}>
            <bdi>{stampIn(new Date(at), language)}</bdi>: {wordIn(RESULTS[result], language)} {cause && <bdi dir="ltr">({cause})</bdi>}
          </Typography>
        ))}
      </ol>
    </details>
  )
}

/** Where a mail is: when it leaves or left, why it did not, and how often it was tried. */
export function MailState({ mail, language }: Props) {
  const { view, lastError, nextAttemptAt, sentAt, bounce, tries } = mail
  const when = view === 'sent' || view === 'bounced' ? sentAt : nextAttemptAt
  const words = { waiting: MAILS.leaves, failing: MAILS.next, givenUp: null, bounced: MAILS.left, sent: MAILS.left, settled: MAILS.settled }[view]
  return (
    <Box maxWidth="34rem">
      {lastError && (
        <Typography tag="p" dir="auto" style={WRAPPED}>
          {causeIn(mail, language)}{' '}
          <Typography tag="span" variant="pi" textColor="neutral600">
            <bdi>{lastError}</bdi>
          </Typography>
        </Typography>
      )}
      {bounce && (
        <Typography tag="p" dir="auto" textColor={bounce.kind === 'hard' ? 'danger700' : 'neutral800'} style={WRAPPED}>
          {wordIn(BOUNCES[bounce.kind], language).replace('{0}', stampIn(new Date(bounce.at), language))} <bdi dir="ltr">({bounce.code})</bdi>
        </Typography>
      )}
      {words && (
        <Typography tag="p" dir="auto" style={WRAPPED}>
          {wordIn(words, language).replace('{0}', when ? stampIn(new Date(when), language) : '')}
        </Typography>
      )}
      {tries.length > 0 && <Tries tries={tries} language={language} />}
    </Box>
  )
}
