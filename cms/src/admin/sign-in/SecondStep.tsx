import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { getFetchClient, isFetchError } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Setup } from '../../accounts/second-factor'
import { wordIn } from '../../labels/language'
import { languages } from '../../rules/languages'
import { CodeForm } from '../accounts/CodeForm'
import { RecoveryCodes } from '../accounts/RecoveryCodes'
import { SetupCode } from '../accounts/SetupCode'
import { ACCOUNTS } from '../labels/accounts'
import { adminLanguage } from '../labels/language'
import { type Asked, nextStep } from '.'

type Opened = { token: string; recoveryCodes?: string[] }
type Trouble = 'wrong' | 'over' | 'tries' | 'unreadable' | 'failed'

const TROUBLES: readonly Trouble[] = ['wrong', 'over', 'tries', 'unreadable']

const detailsOf = (error: unknown): unknown => (isFetchError(error) ? error.response?.data?.error?.details : undefined)

/** Why the service said no. */
function troubleOf(error: unknown): Trouble {
  const code: unknown = Object(detailsOf(error)).code
  return TROUBLES.find((known) => known === code) ?? 'failed'
}

/** Covers the page as Strapi's own sign-in does. */
const COVER = { position: 'fixed', inset: 0, zIndex: 10, overflowY: 'auto', display: 'grid', placeItems: 'center' } as const

type Props = { asked: Asked; onOpen: (token: string) => void; onCancel: () => void }

/** The second step of signing in: a code, or setting it up where the role requires it. */
export function SecondStep({ asked, onOpen, onCancel }: Props) {
  const [{ step, ticket }, setNext] = useState<Pick<Asked, 'step' | 'ticket'>>(asked)
  const [setup, setSetup] = useState<Setup | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const language = adminLanguage()
  const say = (words: keyof typeof ACCOUNTS) => wordIn(ACCOUNTS[words], language)
  const isEnrolling = step === 'enrol'

  useEffect(() => {
    if (!isEnrolling) return
    getFetchClient()
      .post<{ data: Setup }>('/second-step/begin', { ticket })
      .then(({ data }) => setSetup(data.data))
      .catch((error: unknown) => setTrouble(troubleOf(error)))
  }, [isEnrolling, ticket])

  async function send(code: string): Promise<void> {
    setTrouble(null)
    try {
      const { data } = await getFetchClient().post<{ data: Opened }>(isEnrolling ? '/second-step/enrol' : '/second-step', { ticket, code })
      if (data.data.recoveryCodes) setOpened(data.data)
      else onOpen(data.data.token)
    } catch (error) {
      const next = nextStep(detailsOf(error))
      if (next) setNext(next)
      else setTrouble(troubleOf(error))
    }
  }

  const isOver = trouble === 'over' || (isEnrolling && !setup && trouble !== null)

  return (
    <Box role="dialog" aria-modal="true" aria-labelledby="second-step" background="neutral100" padding={4} style={COVER} dir={languages[language].dir}>
      <Box background="neutral0" hasRadius shadow="tableShadow" padding={8} style={{ width: '100%', maxWidth: '55.2rem' }}>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <Typography id="second-step" tag="h1" variant="alpha" textAlign="center">
            {say('signInTitle')}
          </Typography>
          {opened?.recoveryCodes ? (
            <RecoveryCodes codes={opened.recoveryCodes} onKept={() => onOpen(opened.token)} />
          ) : isOver ? (
            <>
              <Typography role="alert" dir="auto" textColor="danger600">
                {say(trouble)}
              </Typography>
              <Button onClick={onCancel}>{say('cancel')}</Button>
            </>
          ) : (
            <>
              <Typography dir="auto">{say(isEnrolling ? 'mustEnrol' : 'askCode')}</Typography>
              {setup && <SetupCode setup={setup} />}
              {(setup || !isEnrolling) && (
                <CodeForm
                  label={isEnrolling ? 'code' : 'codeOrRecovery'}
                  submit={isEnrolling ? 'confirm' : 'signIn'}
                  error={trouble ? say(trouble) : undefined}
                  onCode={send}
                  onCancel={onCancel}
                />
              )}
            </>
          )}
        </Flex>
      </Box>
    </Box>
  )
}
