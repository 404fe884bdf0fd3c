import { Button, Checkbox, Dialog, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { Accounts, AccountView, Choice } from '../../accounts/routes'
import type { AccountScope } from '../../accounts/scope'
import { wordIn } from '../../labels/language'
import { languages } from '../../rules/languages'
import { ACCOUNTS } from '../labels/accounts'
import { adminLanguage } from '../labels/language'

type Part = keyof AccountScope

const PARTS = ['departments', 'projects'] as const

type Props = { account: AccountView; choices: Pick<Accounts, Part>; onSave: (scope: AccountScope) => Promise<boolean>; onClose: () => void }

/** Chooses the departments and projects whose applications a reviewer sees. */
export function ScopeForm({ account, choices, onSave, onClose }: Props) {
  const language = adminLanguage()
  const say = (words: keyof typeof ACCOUNTS) => wordIn(ACCOUNTS[words], language)
  const [scope, setScope] = useState(account.scope)
  const [isSending, setIsSending] = useState(false)
  const choose = (part: Part, id: string, isChosen: boolean) =>
    setScope((before) => ({ ...before, [part]: isChosen ? [...before[part], id] : before[part].filter((other) => other !== id) }))

  async function save(): Promise<void> {
    setIsSending(true)
    if (await onSave(scope)) onClose()
    setIsSending(false)
  }

  const group = (part: Part, offered: readonly Choice[]) =>
    offered.length > 0 && (
      <Flex key={part} tag="fieldset" direction="column" alignItems="flex-start" gap={2} style={{ border: 0, margin: 0, padding: 0 }}>
        <Typography tag="legend" fontWeight="bold">
          {say(part)}
        </Typography>
        {offered.map(({ id, title }) => (
          <Checkbox key={id} checked={scope[part].includes(id)} onCheckedChange={(checked) => choose(part, id, checked === true)}>
            <bdi>{title}</bdi>
          </Checkbox>
        ))}
      </Flex>
    )

  return (
    <Dialog.Root open onOpenChange={(isOpen: boolean) => isOpen || onClose()}>
      <Dialog.Content dir={languages[language].dir}>
        <Dialog.Header>{say('scopeTitle').replace('{0}', account.name)}</Dialog.Header>
        <Dialog.Body style={{ maxHeight: '60vh', overflowY: 'auto', alignItems: 'stretch' }}>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography dir="auto">{say('scopeHint')}</Typography>
            {PARTS.map((part) => group(part, choices[part]))}
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {say('cancel')}
            </Button>
          </Dialog.Cancel>
          <Button fullWidth loading={isSending} onClick={() => void save()}>
            {say('save')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
