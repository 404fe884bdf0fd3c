import { Box, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import type { OwnAccount } from '../../accounts/routes'
import { wordIn } from '../../labels/language'
import { AskedButton } from '../AskedButton'
import { ACCOUNTS } from '../labels/accounts'
import { adminLanguage } from '../labels/language'
import { Subtitle } from '../Subtitle'
import { SecondStepPanel } from './SecondStepPanel'
import { SessionTable } from './SessionTable'
import { useCalls } from './useCalls'

/** The page of the admin about how one signs in, and where one is signed in. */
export function OwnAccountPage() {
  const { data, setData, send } = useCalls<OwnAccount>('/own-account')
  const language = adminLanguage()
  const say = (words: keyof typeof ACCOUNTS) => wordIn(ACCOUNTS[words], language)
  if (data === null) return <Page.Loading />
  if (data === 'failed') return <Page.Error />
  return (
    <Page.Main>
      <Page.Title>{say('own')}</Page.Title>
      <Layouts.Header title={say('own')} subtitle={<Subtitle>{say('ownSubtitle')}</Subtitle>} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <SecondStepPanel account={data} onChange={setData} />
          <Box tag="section" aria-label={say('sessions')}>
            <Flex justifyContent="space-between" gap={3} wrap="wrap" paddingBottom={3}>
              <Typography tag="h2" variant="beta">
                {say('sessions')}
              </Typography>
              {data.sessions.length > 1 && (
                <AskedButton
                  name={say('endOthers')}
                  question={say('endAsk')}
                  confirm={say('end')}
                  cancel={say('cancel')}
                  onConfirm={() => void send('/own-account/sessions/end', {}, say('ended'))}
                />
              )}
            </Flex>
            <SessionTable sessions={data.sessions} onEnd={(session) => void send('/own-account/sessions/end', { session }, say('ended'))} />
          </Box>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
