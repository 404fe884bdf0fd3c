import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { Desk } from '../../../../review/desk'
import { adminLanguage } from '../../../labels/language'
import { isBlank } from '../../../../rules/text'
import { momentIn } from '../../../moments'
import { typedName, useTyped } from '../../useTyped'
import { say } from '../words'

type Props = { desk: Desk; fieldId: string; onAdd: (text: string, attempt: string) => Promise<boolean> }

function Note({ head, text }: { head: string; text: string }) {
  return (
    <Box tag="li" paddingBottom={3}>
      <Typography variant="pi" textColor="neutral600" dir="auto">
        {head}
      </Typography>
      <Typography tag="p" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  )
}

/** What reviewers have noted for each other, and a place for more. */
export function Notes({ desk, fieldId, onAdd }: Props) {
  const { notes, formerNote } = desk
  const { text, type, clear } = useTyped(typedName(desk.me, desk, 'note'))
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  const [isSending, setIsSending] = useState(false)
  const language = adminLanguage()

  async function add(): Promise<void> {
    setIsSending(true)
    const isAdded = await onAdd(text, attempt)
    setIsSending(false)
    if (!isAdded) return
    clear()
    setAttempt(crypto.randomUUID())
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {(formerNote !== null || notes.length > 0) && (
        <ul>
          {formerNote !== null && <Note head={say('formerNote')} text={formerNote} />}
          {notes.map(({ documentId, authorName, text: noted, createdAt }) => (
            <Note key={documentId} head={[authorName ?? say('applicant'), momentIn(new Date(createdAt), language)].filter(Boolean).join(' · ')} text={noted} />
          ))}
        </ul>
      )}
      <Field.Root id={fieldId} hint={say('notesHint')}>
        <Field.Label>{say('newNote')}</Field.Label>
        <Textarea dir="auto" value={text} maxLength={5000} onChange={({ target }: { target: HTMLTextAreaElement }) => type(target.value)} />
        <Field.Hint />
      </Field.Root>
      <Button variant="secondary" disabled={isBlank(text)} loading={isSending} onClick={() => void add()}>
        {say('addNote')}
      </Button>
    </Flex>
  )
}
