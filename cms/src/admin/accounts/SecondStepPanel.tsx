import { Badge, Box, Button, Dialog, Flex, Typography } from '@strapi/design-system'
import { ConfirmDialog, useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { OwnAccount } from '../../accounts/routes'
import type { Setup } from '../../accounts/second-factor'
import { wordIn } from '../../labels/language'
import { ACCOUNTS } from '../labels/accounts'
import { adminLanguage } from '../labels/language'
import { withStepUp } from '../step-up'
import { useReport } from '../useReport'
import { CodeForm } from './CodeForm'
import { RecoveryCodes } from './RecoveryCodes'
import { SetupCode } from './SetupCode'

type Answer = OwnAccount & { recoveryCodes?: string[] }

type Act = 'confirm' | 'recovery-codes' | 'off'

/** The second step of one's own account. */
export function SecondStepPanel({ account, onChange }: { account: OwnAccount; onChange: (account: OwnAccount) => void }) {
  const { post } = useFetchClient()
  const report = useReport()
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const language = adminLanguage()
  const say = (words: keyof typeof ACCOUNTS) => wordIn(ACCOUNTS[words], language)
  const { isOn, isRequired, since, recoveryCodesLeft } = account.secondFactor

  async function begin(): Promise<void> {
    try {
      const { data } = await withStepUp(() => post<{ data: Setup }>('/own-account/second-step/begin'))
      setSetup(data.data)
    } catch (error) {
      report(error)
    }
  }

  async function send(act: Act, code?: string): Promise<void> {
    try {
      const { data } = await withStepUp(() => post<{ data: Answer }>(`/own-account/second-step/${act}`, code ? { code } : {}))
      const { recoveryCodes, ...changed } = data.data
      setCodes(recoveryCodes ?? null)
      setSetup(null)
      onChange(changed)
    } catch (error) {
      report(error)
    }
  }

  const day = (at: string) => new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'long' }).format(new Date(at))

  return (
    <Box tag="section" aria-label={say('secondStep')} background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Flex gap={3} wrap="wrap">
          <Typography tag="h2" variant="beta">
            {say('secondStep')}
          </Typography>
          <Badge backgroundColor={isOn ? 'success100' : 'neutral150'} textColor="neutral800">
            {say(isOn ? 'isOn' : 'isOff')}
          </Badge>
          {isRequired && <Badge>{say('isRequired')}</Badge>}
        </Flex>
        <Typography dir="auto">{say('explanation')}</Typography>
        {isOn && since && (
          <Typography textColor="neutral600" dir="auto">
            {say('onSince').replace('{0}', day(since))}. {say('codesLeft').replace('{0}', String(recoveryCodesLeft))}.
          </Typography>
        )}
        {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
        {!codes && !setup && !isOn && (
          <Flex>
            <Button onClick={() => void begin()}>{say('begin')}</Button>
          </Flex>
        )}
        {!codes && isOn && (
          <Flex gap={2} wrap="wrap">
            <Button variant="secondary" onClick={() => void send('recovery-codes')}>
              {say('renew')}
            </Button>
            {!isRequired && (
              <Dialog.Root>
                <Dialog.Trigger>
                  <Button variant="danger-light">{say('off')}</Button>
                </Dialog.Trigger>
                <ConfirmDialog onConfirm={() => void send('off')}>{say('offAsk')}</ConfirmDialog>
              </Dialog.Root>
            )}
          </Flex>
        )}
        {setup && <SetupCode setup={setup} />}
        {setup && <CodeForm label="code" submit="confirm" onCode={(code) => send('confirm', code)} onCancel={() => setSetup(null)} />}
      </Flex>
    </Box>
  )
}
