import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { OwnAccount } from '../../accounts/routes'
import type { Setup } from '../../accounts/second-factor'
import { wordIn } from '../../labels/language'
import { ACCOUNTS } from '../labels/accounts'
import { adminLanguage } from '../labels/language'
import { useReport } from '../useReport'
import { CodeForm } from './CodeForm'
import { RecoveryCodes } from './RecoveryCodes'
import { SetupCode } from './SetupCode'

type Answer = OwnAccount & { recoveryCodes?: string[] }

/** What is being done: setting it up, asking for new recovery codes, or switching it off. */
type Doing = { act: 'confirm'; setup: Setup } | { act: 'recovery-codes' | 'off' } | null

/** The second step of one's own account. */
export function SecondStepPanel({ account, onChange }: { account: OwnAccount; onChange: (account: OwnAccount) => void }) {
  const { post } = useFetchClient()
  const report = useReport()
  const [doing, setDoing] = useState<Doing>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const language = adminLanguage()
  const say = (words: keyof typeof ACCOUNTS) => wordIn(ACCOUNTS[words], language)
  const { isOn, isRequired, since, recoveryCodesLeft } = account.secondFactor

  async function begin(): Promise<void> {
    try {
      const { data } = await post<{ data: Setup }>('/own-account/second-step/begin')
      setDoing({ act: 'confirm', setup: data.data })
    } catch (error) {
      report(error)
    }
  }

  async function send(act: string, code: string): Promise<void> {
    try {
      const { data } = await post<{ data: Answer }>(`/own-account/second-step/${act}`, { code })
      const { recoveryCodes, ...changed } = data.data
      setCodes(recoveryCodes ?? null)
      setDoing(null)
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
        {!codes && !doing && !isOn && (
          <Flex>
            <Button onClick={() => void begin()}>{say('begin')}</Button>
          </Flex>
        )}
        {!codes && !doing && isOn && (
          <Flex gap={2} wrap="wrap">
            <Button variant="secondary" onClick={() => setDoing({ act: 'recovery-codes' })}>
              {say('renew')}
            </Button>
            {!isRequired && (
              <Button variant="danger-light" onClick={() => setDoing({ act: 'off' })}>
                {say('off')}
              </Button>
            )}
          </Flex>
        )}
        {doing?.act === 'confirm' && <SetupCode setup={doing.setup} />}
        {doing && (
          <CodeForm
            label={doing.act === 'confirm' ? 'code' : 'codeOrRecovery'}
            submit={doing.act === 'confirm' ? 'confirm' : doing.act === 'off' ? 'off' : 'renew'}
            onCode={(code) => send(doing.act, code)}
            onCancel={() => setDoing(null)}
          />
        )}
      </Flex>
    </Box>
  )
}
