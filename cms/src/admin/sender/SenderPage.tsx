import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { SENDER } from '../labels/sender'
import { momentIn } from '../moments'
import { Subtitle } from '../Subtitle'
import { FindingCard } from './FindingCard'
import { useSenderCheck } from './useSenderCheck'

/** The page of the admin that says whether receivers can trust mails from our address. */
export function SenderPage() {
  const { check, isLooking, look } = useSenderCheck()
  const language = adminLanguage()
  const say = (words: keyof typeof SENDER) => wordIn(SENDER[words], language)
  if (check === undefined) return <Page.Loading />
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header
        title={say('title')}
        subtitle={<Subtitle>{say('subtitle')}</Subtitle>}
        primaryAction={
          <Button loading={isLooking} onClick={() => void look()}>
            {say('look')}
          </Button>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} aria-live="polite">
          {check === null ? (
            <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
              <Typography dir="auto">{say('never')}</Typography>
            </Box>
          ) : (
            <>
              <Typography dir="auto">
                {say('checked')
                  .replace('{0}', check.sender)
                  .replace('{1}', check.host)
                  .replace('{2}', momentIn(new Date(check.at), language))}
              </Typography>
              {check.findings.map((finding) => (
                <FindingCard key={finding.part} finding={finding} language={language} />
              ))}
              <Typography tag="p" dir="auto" textColor="neutral600">
                {say('where')}
              </Typography>
            </>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
