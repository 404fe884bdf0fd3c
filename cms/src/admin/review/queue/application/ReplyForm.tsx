import { Box, Button, Field, Flex, SingleSelect, SingleSelectOption, Textarea, TextInput, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { Preview, Replies } from '../../../../replies/routes'
import { languages } from '../../../../rules/languages'
import { isBlank } from '../../../../rules/text'
import { adminLanguage } from '../../../labels/language'
import { languageName, say } from '../words'
import type { Written } from './useReplies'
import { EMPTY, hasGap, NONE, type TypedReply } from './useTypedReply'

type Props = {
  replies: Replies
  typed: TypedReply
  shown: Preview | null
  onShow: (shown: Preview | null) => void
  onPreview: (written: Written) => Promise<Preview | null>
  onSend: (written: Written, attempt: string) => Promise<boolean>
}

/** Writes to the applicant: from a template, reworded, seen as the mail that it becomes, and then sent. */
export function ReplyForm({ replies: { drafts, language }, typed, shown, onShow, onPreview, onSend }: Props) {
  const { written, template } = typed
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  const [isBusy, setIsBusy] = useState(false)
  const { dir } = languages[language]

  function choose(name: string): void {
    const draft = drafts.find((one) => one.name === name)
    typed.write(draft ?? EMPTY, name)
  }

  async function look(): Promise<void> {
    setIsBusy(true)
    onShow(await onPreview(written))
    setIsBusy(false)
  }

  async function send(): Promise<void> {
    setIsBusy(true)
    if (await onSend(written, attempt)) {
      onShow(null)
      setAttempt(crypto.randomUUID())
      typed.clear()
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
        {hasGap(written) && (
          <Typography role="alert" textColor="danger600" dir="auto">
            {say('gap')}
          </Typography>
        )}
        <Flex gap={2}>
          <Button loading={isBusy} onClick={() => void send()}>
            {say(hasGap(written) ? 'sendWithGap' : 'send')}
          </Button>
          <Button variant="tertiary" onClick={() => onShow(null)}>
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
          onChange={({ target }) => typed.write({ ...written, subject: target.value })}
        />
      </Field.Root>
      <Field.Root hint={say('replyIn', languageName(language, adminLanguage()))}>
        <Field.Label>{say('text')}</Field.Label>
        <Textarea
          lang={language}
          dir={dir}
          maxLength={10_000}
          value={written.text}
          onChange={({ target }: { target: HTMLTextAreaElement }) => typed.write({ ...written, text: target.value })}
        />
        <Field.Hint />
      </Field.Root>
      <Button variant="secondary" disabled={isBlank(written.subject) || isBlank(written.text)} loading={isBusy} onClick={() => void look()}>
        {say('preview')}
      </Button>
    </Flex>
  )
}
