import { Button, Dialog, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { getFetchClient, isFetchError } from '@strapi/strapi/admin'
import { useId, useState } from 'react'
import { wordIn } from '../../labels/language'
import { languages } from '../../rules/languages'
import { ACCOUNTS } from '../labels/accounts'
import { adminLanguage } from '../labels/language'
import type { Asked } from '.'

type Trouble = 'passwordWrong' | 'wrong' | 'tries' | 'failed'

const TROUBLES: Record<string, Trouble> = { password: 'passwordWrong', wrong: 'wrong', tries: 'tries' }

const troubleOf = (error: unknown): Trouble => (isFetchError(error) && TROUBLES[String(Object(error.response?.data?.error?.details).code)]) || 'failed'

type Props = {
  asked: Asked
  /** Whether what was refused is sent again by itself. */
  isRepeated: boolean
  onClose: (hasConfirmed: boolean) => void
}

/** Asks for the password and, where one is set up, for a code of the second step. */
export function StepUp({ asked: { needsCode }, isRepeated, onClose }: Props) {
  const language = adminLanguage()
  const say = (words: keyof typeof ACCOUNTS) => wordIn(ACCOUNTS[words], language)
  const form = useId()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [hasConfirmed, setHasConfirmed] = useState(false)

  async function send(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    setTrouble(null)
    try {
      await getFetchClient().post('/own-account/step-up', { password, ...(needsCode && { code: code.trim() }) })
      if (isRepeated) onClose(true)
      else setHasConfirmed(true)
    } catch (error) {
      setTrouble(troubleOf(error))
      setCode('')
    }
    setIsSending(false)
  }

  const general = trouble === 'tries' || trouble === 'failed'

  return (
    <Dialog.Root open onOpenChange={(isOpen: boolean) => isOpen || onClose(hasConfirmed)}>
      <Dialog.Content dir={languages[language].dir}>
        <Dialog.Header>{say('stepUpTitle')}</Dialog.Header>
        <Dialog.Body style={{ alignItems: 'stretch' }}>
          {hasConfirmed ? (
            <Typography role="status" dir="auto">
              {say('stepUpDone')}
            </Typography>
          ) : (
            <form id={form} onSubmit={(event) => void send(event)}>
              <Flex direction="column" alignItems="stretch" gap={4}>
                <Typography dir="auto">{say(needsCode ? 'stepUpBoth' : 'stepUpPassword')}</Typography>
                <Field.Root error={trouble === 'passwordWrong' ? say(trouble) : undefined} required>
                  <Field.Label>{say('password')}</Field.Label>
                  <TextInput
                    type="password"
                    dir="ltr"
                    autoComplete="current-password"
                    value={password}
                    onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => setPassword(target.value)}
                  />
                  <div role="alert">
                    <Field.Error />
                  </div>
                </Field.Root>
                {needsCode && (
                  <Field.Root error={trouble === 'wrong' ? say(trouble) : undefined} required>
                    <Field.Label>{say('codeOrRecovery')}</Field.Label>
                    <TextInput
                      dir="ltr"
                      autoComplete="one-time-code"
                      maxLength={20}
                      value={code}
                      onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => setCode(target.value)}
                    />
                    <div role="alert">
                      <Field.Error />
                    </div>
                  </Field.Root>
                )}
                {general && (
                  <Typography role="alert" dir="auto" textColor="danger600">
                    {say(trouble)}
                  </Typography>
                )}
              </Flex>
            </form>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          {hasConfirmed ? (
            <Button fullWidth onClick={() => onClose(true)}>
              {say('stepUpBack')}
            </Button>
          ) : (
            <>
              <Dialog.Cancel>
                <Button variant="tertiary" fullWidth>
                  {say('cancel')}
                </Button>
              </Dialog.Cancel>
              <Button type="submit" form={form} fullWidth loading={isSending} disabled={!password || (needsCode && !code.trim())}>
                {say('confirm')}
              </Button>
            </>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
