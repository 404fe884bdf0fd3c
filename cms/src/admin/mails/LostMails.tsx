import { Box, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { MAILS } from '../labels/mails'
import { LostMailsTable } from './LostMailsTable'
import { useLostMails } from './useLostMails'

/** The page of the admin that lists mails which nobody got. */
export function LostMails() {
  const { mails, sendAgain, putAway } = useLostMails()
  const language = adminLanguage()
  if (mails === null) return <Page.Loading />
  if (mails === 'failed') return <Page.Error />
  return (
    <Page.Main>
      <Page.Title>{wordIn(MAILS.title, language)}</Page.Title>
      <Layouts.Header title={wordIn(MAILS.title, language)} subtitle={<bdi>{wordIn(MAILS.subtitle, language)}</bdi>} />
      <Layouts.Content>
        {mails.length > 0 ? (
          <LostMailsTable mails={mails} onSendAgain={sendAgain} onPutAway={putAway} />
        ) : (
          <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
            <Typography dir="auto">{wordIn(MAILS.empty, language)}</Typography>
          </Box>
        )}
      </Layouts.Content>
    </Page.Main>
  )
}
