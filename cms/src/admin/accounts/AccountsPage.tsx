import { Flex } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import type { Accounts } from '../../accounts/routes'
import { wordIn } from '../../labels/language'
import { ACCOUNTS } from '../labels/accounts'
import { adminLanguage } from '../labels/language'
import { Subtitle } from '../Subtitle'
import { AccountItem } from './AccountItem'
import { useCalls } from './useCalls'

/** The page of the admin about how others sign in, and what reviewers are limited to. */
export function AccountsPage() {
  const { data, send } = useCalls<Accounts>('/accounts')
  const language = adminLanguage()
  const say = (words: keyof typeof ACCOUNTS) => wordIn(ACCOUNTS[words], language)
  if (data === null) return <Page.Loading />
  if (data === 'failed') return <Page.Error />
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header title={say('title')} subtitle={<Subtitle>{say('subtitle')}</Subtitle>} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {data.accounts.map((account) => (
            <AccountItem key={account.id} account={account} choices={data} onSend={send} />
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
