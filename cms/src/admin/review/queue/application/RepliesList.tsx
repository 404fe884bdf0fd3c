import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system'
import type { Reply } from '../../../../replies/replies'
import { adminLanguage } from '../../../labels/language'
import { momentIn, timeIn } from '../../../moments'
import { say } from '../words'

const STATES = {
  waiting: { words: 'mailWaiting', ground: 'neutral150' },
  sent: { words: 'mailSent', ground: 'success100' },
  cancelled: { words: 'mailCancelled', ground: 'neutral150' },
  given_up: { words: 'mailLost', ground: 'danger100' },
} as const

type Props = { replies: Reply[]; mayWrite: boolean; onAgain: (replyId: string) => Promise<void>; onTakeBack: (reply: Reply) => Promise<void> }

/** What was written to an applicant: by whom, when, and whether it left. */
export function RepliesList({ replies, mayWrite, onAgain, onTakeBack }: Props) {
  const language = adminLanguage()
  return (
    <ul>
      {replies.map((reply) => {
        const { documentId, subject, text, authorName, createdAt, state, takeBackUntil } = reply
        return (
          <Box tag="li" key={documentId} paddingBottom={4} style={{ overflowWrap: 'anywhere' }}>
            <Flex gap={2} wrap="wrap">
              <Typography fontWeight="semiBold" dir="auto">
                {subject}
              </Typography>
              <Badge backgroundColor={STATES[state].ground} textColor="neutral800">
                {say(STATES[state].words)}
              </Badge>
              {mayWrite && state === 'given_up' && (
                <Button size="S" variant="secondary" onClick={() => void onAgain(documentId)}>
                  {say('tryAgain')}
                </Button>
              )}
              {mayWrite && takeBackUntil && (
                <>
                  <Button size="S" variant="secondary" onClick={() => void onTakeBack(reply)}>
                    {say('takeReplyBack')}
                  </Button>
                  <Button size="S" variant="tertiary" onClick={() => void onAgain(documentId)}>
                    {say('sendNow')}
                  </Button>
                </>
              )}
            </Flex>
            {takeBackUntil && (
              <Typography tag="p" textColor="neutral600" dir="auto">
                {say('replyLeaves', timeIn(new Date(takeBackUntil), language))}
              </Typography>
            )}
            <Typography tag="p" variant="pi" textColor="neutral600" dir="auto">
              {[authorName, momentIn(new Date(createdAt), language)].filter(Boolean).join(' · ')}
            </Typography>
            <Typography tag="p" dir="auto" style={{ whiteSpace: 'pre-line' }}>
              {text}
            </Typography>
          </Box>
        )
      })}
    </ul>
  )
}
