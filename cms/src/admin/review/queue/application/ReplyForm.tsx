import { Box, Button, Field, Flex, SingleSelect, SingleSelectOption, Textarea, TextInput, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { Preview, Replies } from '../../../../replies/routes'
import { languages } from '../../../../rules/languages'
import { isBlank } from '../../../../rules/text'
import { adminLanguage } from '../../../labels/language'
import { languageName, say } from '../words'
import type { Written } from './useReplies'

type Props = {
  replies: Replies
  onPreview: (written: Written) => Promise<Preview | null>
  onSend: (written: Written, attempt: string) => Promise<boolean>
}

const NONE = 'none'
const EMPTY: Written = { subject: '', text: '' }

/** Writes to the applicant: from a template, reworded, seen as the mail that it becomes, and then sent. */
export function ReplyForm({ replies: { drafts, language }, onPreview, onSend }: Props) {
  const [written, setWritten] = useState(EMPTY)
  const [template, setTemplate] = useState(NONE)
  const [shown, setShown] = useState<Preview | null>(null)
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  const [isBusy, setIsBusy] = useState(false)
  const { dir } = languages[language]

  function choose(name: string): void {
    const draft = drafts.find((one) => one.name === name)
    setTemplate(name)
    setWritten(draft ? { subject: draft.subject, text: draft.text } : EMPTY)
  }

  async function look(): Promise<void> {
    setIsBusy(true)
    setShown(await onPreview(written))
    setIsBusy(false)
  }

  async function send(): Promise<void> {
    setIsBusy(true)
    if (await onSend(written, attempt)) {
      setShown(null)
      setAttempt(crypto.randomUUID())
      choose(NONE)
    }
    setIsBusy(false)
  }

  if (shown)
    return (
      <Flex direction="column" alignItems="stretch" gap={3} role="group" aria-label={say('preview')}>
        <Box background="neutral100" padding={4} hasRadius lang={language} dir={dir} style={{ overflowWrap: 'anywhere' }}>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {say('to', shown.to)}
          </Typography>
          <Typography tag="p" fontWeight="bold">
            {shown.subject}
          </Typography>
          <Typography tag="p" style={{ whiteSpace: 'pre-line' }}>
            {shown.text}
          </Typography>
        </Box>
        <Flex gap={2}>
          <Button loading={isBusy} onClick={() => void send()}>
            {say('send')}
          </Button>
          <Button variant="tertiary" onClick={() => setShown(null)}>
            {say('reword')}
          </Button>
        </Flex>
      </Flex>
    )
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root>
        <Field.Label>{say('template')}</Field.Label>
        <SingleSelect value={template} onChange={(chosen) => choose(String(chosen))}>
          <SingleSelectOption value={NONE}>{say('noTemplate')}</SingleSelectOption>
          {drafts.map(({ name }) => (
            <SingleSelectOption key={name} value={name}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Field.Root>
        <Field.Label>{say('subject')}</Field.Label>
        <TextInput
          lang={language}
          dir={dir}
          maxLength={200}
          value={written.subject}
          onChange={({ target }) => setWritten({ ...written, subject: target.value })}
        />
      </Field.Root>
      <Field.Root hint={say('replyIn', languageName(language, adminLanguage()))}>
        <Field.Label>{say('text')}</Field.Label>
        <Textarea
          lang={language}
          dir={dir}
          maxLength={10_000}
          value={written.text}
          onChange={({ target }: { target: HTMLTextAreaElement }) => setWritten({ ...written, text: target.value })}
        />
        <Field.Hint />
      </Field.Root>
      <Button variant="secondary" disabled={isBlank(written.subject) || isBlank(written.text)} loading={isBusy} onClick={() => void look()}>
        {say('preview')}
      </Button>
    </Flex>
  )
}
