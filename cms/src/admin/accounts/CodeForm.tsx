import { Button, Field, Flex, TextInput } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
import { wordIn } from '../../labels/language'
import { ACCOUNTS } from '../labels/accounts'
import { adminLanguage } from '../labels/language'

type Props = {
  label: keyof typeof ACCOUNTS
  submit: keyof typeof ACCOUNTS
  /** What was wrong with the last one. */
  error?: string
  onCode: (code: string) => Promise<unknown>
  onCancel: () => void
}

/** Asks for a code. */
export function CodeForm({ label, submit, error, onCode, onCancel }: Props) {
  const language = adminLanguage()
  const say = (words: keyof typeof ACCOUNTS) => wordIn(ACCOUNTS[words], language)
  const [code, setCode] = useState('')
  const [isSending, setIsSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  async function send(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    if (!code.trim() || isSending) return
    setIsSending(true)
    await onCode(code.trim())
    setIsSending(false)
    setCode('')
    input.current?.focus()
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Field.Root error={error} required>
          <Field.Label>{say(label)}</Field.Label>
          <TextInput
            ref={input}
            dir="ltr"
            autoComplete="one-time-code"
            inputMode={label === 'code' ? 'numeric' : 'text'}
            maxLength={20}
            value={code}
            onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => setCode(target.value)}
          />
          <div role="alert">
            <Field.Error />
          </div>
        </Field.Root>
        <Flex gap={2} wrap="wrap">
          <Button type="submit" loading={isSending}>
            {say(submit)}
          </Button>
          <Button variant="tertiary" onClick={onCancel}>
            {say('cancel')}
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}
