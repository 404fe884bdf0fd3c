import { say } from '../words'
import { RepliesList } from './RepliesList'
import { ReplyForm } from './ReplyForm'
import { Section } from './Section'
import { useReplies } from './useReplies'

/** What was written to the applicant, and a place to write more. */
export function RepliesSection({ path, mayWrite }: { path: string; mayWrite: boolean }) {
  const { replies, preview, send, again } = useReplies(path)
  if (!replies) return null
  return (
    <Section title={say('replies')}>
      {replies.replies.length > 0 && <RepliesList replies={replies.replies} onAgain={again} />}
      {mayWrite && replies.isAnswerable && <ReplyForm replies={replies} onPreview={preview} onSend={send} />}
    </Section>
  )
}
