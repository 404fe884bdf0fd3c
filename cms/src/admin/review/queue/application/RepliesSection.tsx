import { useState } from 'react'
import type { Reply } from '../../../../replies/replies'
import type { Preview } from '../../../../replies/routes'
import type { Desk } from '../../../../review/desk'
import { say } from '../words'
import { RepliesList } from './RepliesList'
import { ReplyForm } from './ReplyForm'
import { Section } from './Section'
import { useReplies } from './useReplies'
import { useTypedReply } from './useTypedReply'

/** What was written to the applicant, and a place to write more. */
export function RepliesSection({ desk, path }: { desk: Desk; path: string }) {
  const { replies, preview, send, again, takeBack } = useReplies(path)
  const typed = useTypedReply(desk.me, desk)
  const [shown, setShown] = useState<Preview | null>(null)
  if (!replies) return null

  /** Its words go back into the form, unless something else is written there. */
  async function reword(reply: Reply): Promise<void> {
    if (!(await takeBack(reply.documentId)) || typed.written.subject || typed.written.text) return
    setShown(null)
    typed.write({ subject: reply.subject, text: reply.text })
  }

  return (
    <Section title={say('replies')}>
      {replies.replies.length > 0 && <RepliesList replies={replies.replies} mayWrite={desk.mayNote} onAgain={again} onTakeBack={reword} />}
      {desk.mayNote && replies.isAnswerable && <ReplyForm replies={replies} typed={typed} shown={shown} onShow={setShown} onPreview={preview} onSend={send} />}
    </Section>
  )
}
