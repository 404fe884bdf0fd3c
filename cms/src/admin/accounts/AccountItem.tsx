import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system'
import { ConfirmDialog } from '@strapi/strapi/admin'
import { Dialog } from '@strapi/design-system'
import { useState } from 'react'
import type { Accounts, AccountView } from '../../accounts/routes'
import type { AccountScope } from '../../accounts/scope'
import { wordIn } from '../../labels/language'
import { ACCOUNTS, ROLES } from '../labels/accounts'
import { adminLanguage } from '../labels/language'
import { AskedButton } from '../AskedButton'
import { ScopeForm } from './ScopeForm'
import { SessionTable } from './SessionTable'

const REVIEWER = 'imar-reviewer'

type Send = (to: string, body: object, done: string) => Promise<boolean>
type Props = { account: AccountView; choices: Pick<Accounts, 'departments' | 'projects'>; onSend: Send }

const titles = ({ departments, projects }: AccountScope, choices: Props['choices']): string[] =>
  [...choices.departments, ...choices.projects].filter(({ id }) => departments.includes(id) || projects.includes(id)).map(({ title }) => title)

/** One account: its roles, its second step, what it is limited to, and its sessions. */
export function AccountItem({ account, choices, onSend }: Props) {
  const language = adminLanguage()
  const say = (words: keyof typeof ACCOUNTS, name = account.name) => wordIn(ACCOUNTS[words], language).replace('{0}', name)
  const [isLimiting, setIsLimiting] = useState(false)
  const { id, name, email, isActive, isOwn, roles, secondFactor, sessions, scope } = account
  const path = `/accounts/${id}`
  const limited = titles(scope, choices)
  const end = (session?: string) => void onSend(`${path}/sessions/end`, { session }, say('ended'))

  return (
    <Box tag="article" aria-label={name} background="neutral0" padding={5} hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Flex gap={2} wrap="wrap">
          <Typography tag="h2" variant="delta">
            <bdi>{name}</bdi>
          </Typography>
          {name !== email && (
            <Typography textColor="neutral600">
              <bdi>{email}</bdi>
            </Typography>
          )}
          {roles.map((code) => (
            <Badge key={code}>{ROLES[code] ? wordIn(ROLES[code], language) : code}</Badge>
          ))}
          {!isActive && <Badge backgroundColor="neutral150">{say('inactive')}</Badge>}
        </Flex>
        <Flex gap={3} wrap="wrap">
          <Typography>
            {say('secondStep')}: {say(secondFactor.isOn ? 'isOn' : 'isOff')}
            {secondFactor.isRequired && ` (${say('isRequired')})`}
          </Typography>
          {secondFactor.isOn && !isOwn && (
            <Dialog.Root>
              <Dialog.Trigger>
                <Button variant="danger-light" size="S">
                  {say('reset')}
                </Button>
              </Dialog.Trigger>
              <ConfirmDialog onConfirm={() => void onSend(`${path}/second-step/reset`, {}, say('resetDone'))}>{say('resetAsk')}</ConfirmDialog>
            </Dialog.Root>
          )}
        </Flex>
        {roles.includes(REVIEWER) && (
          <Flex gap={3} wrap="wrap">
            <Typography>
              {say('scope')}: <bdi>{limited.length > 0 ? new Intl.ListFormat(language).format(limited) : say('scopeAll')}</bdi>
            </Typography>
            <Button variant="tertiary" size="S" onClick={() => setIsLimiting(true)}>
              {say('scopeChange')}
            </Button>
          </Flex>
        )}
        {sessions.length > 0 && <SessionTable sessions={sessions} onEnd={end} />}
        {sessions.length > 1 && !isOwn && (
          <Flex>
            <AskedButton name={say('endAll')} size="S" question={say('endAsk')} confirm={say('end')} cancel={say('cancel')} onConfirm={() => end()} />
          </Flex>
        )}
      </Flex>
      {isLimiting && (
        <ScopeForm
          account={account}
          choices={choices}
          onSave={(chosen) => onSend(`${path}/scope`, chosen, say('saved'))}
          onClose={() => setIsLimiting(false)}
        />
      )}
    </Box>
  )
}
