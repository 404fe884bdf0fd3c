import { Box, Button, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useSearchParams } from 'react-router-dom'
import { wordIn } from '../../labels/language'
import { VALUES } from '../../labels/values'
import { MAIL_TEMPLATES } from '../../outbox/mail-names'
import { VIEW_NAMES } from '../../outbox/views'
import { AskedButton } from '../AskedButton'
import { adminLanguage } from '../labels/language'
import { MAILS, VIEW_WORDS } from '../labels/mails'
import { Subtitle } from '../Subtitle'
import { OutboxTable } from './OutboxTable'
import { Pages } from './Pages'
import { useOutbox } from './useOutbox'
import { Views } from './Views'

const ALL = 'all'

/** The page of the admin with the mails that wait, failed, were given up or sent. */
export function Outbox() {
  const [params, setParams] = useSearchParams()
  const view = VIEW_NAMES.find((name) => name === params.get('view')) ?? 'waiting'
  const template = MAIL_TEMPLATES.find((name) => name === params.get('template'))
  const number = Math.max(1, Number(params.get('page')) || 1)
  const which = { view, ...(template && { template }) }
  const { page, look, settle, sendAllAgain } = useOutbox(new URLSearchParams({ ...which, page: String(number) }).toString())
  const language = adminLanguage()
  const say = (words: keyof typeof MAILS) => wordIn(MAILS[words], language)
  const go = (change: Record<string, string>) => setParams({ ...which, ...change })

  if (page === null) return <Page.Loading />
  if (page === 'failed') return <Page.Error />
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header
        title={say('title')}
        subtitle={<Subtitle>{say('subtitle')}</Subtitle>}
        primaryAction={
          <Button variant="tertiary" onClick={look}>
            {say('look')}
          </Button>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Views view={view} counts={page.counts} template={template} />
          <Flex gap={3} wrap="wrap" justifyContent="space-between">
            <Box minWidth="18rem">
              <SingleSelect
                aria-label={say('template')}
                value={template ?? ALL}
                onChange={(chosen) => (chosen === ALL ? setParams({ view }) : setParams({ view, template: String(chosen) }))}
              >
                <SingleSelectOption value={ALL}>{say('allTemplates')}</SingleSelectOption>
                {MAIL_TEMPLATES.map((name) => (
                  <SingleSelectOption key={name} value={name}>
                    {VALUES[name] ? wordIn(VALUES[name], language) : name}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Box>
            {(view === 'failing' || view === 'givenUp') && page.counts[view] > 0 && (
              <AskedButton
                name={wordIn(MAILS.allAgain, language).replace('{0}', String(page.counts[view]))}
                question={wordIn(MAILS.allAgainQuestion, language)}
                confirm={wordIn(MAILS.again, language)}
                cancel={wordIn(MAILS.leave, language)}
                onConfirm={() => void sendAllAgain(which)}
              />
            )}
          </Flex>
          {page.mails.length > 0 ? (
            <OutboxTable mails={page.mails} label={wordIn(VIEW_WORDS[view].name, language)} onSettle={settle} />
          ) : (
            <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
              <Typography dir="auto">{wordIn(VIEW_WORDS[view].empty, language)}</Typography>
            </Box>
          )}
          <Pages page={number} pages={page.pages} onPage={(wanted) => go({ page: String(wanted) })} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
