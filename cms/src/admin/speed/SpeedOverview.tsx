import { Box, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { wordIn } from '../../labels/language'
import { MEASURES } from '../../rules/speed'
import type { PagesSpeed } from '../../speed/summary'
import { adminLanguage } from '../labels/language'
import { MEASURE_WORDS, SPEED } from '../labels/speed'
import { useAnswer } from '../useAnswer'
import { Subtitle } from '../Subtitle'
import { SpeedTable } from './SpeedTable'

/** The page of the admin that says how fast the site was for its visitors. */
export function SpeedOverview() {
  const pages = useAnswer<PagesSpeed[]>('/speed-overview')
  const language = adminLanguage()
  if (pages === null) return <Page.Loading />
  if (pages === 'failed') return <Page.Error />
  return (
    <Page.Main>
      <Page.Title>{wordIn(SPEED.title, language)}</Page.Title>
      <Layouts.Header title={wordIn(SPEED.title, language)} subtitle={<Subtitle>{wordIn(SPEED.subtitle, language)}</Subtitle>} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          {pages.length > 0 ? (
            <SpeedTable pages={pages} />
          ) : (
            <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
              <Typography dir="auto">{wordIn(SPEED.empty, language)}</Typography>
            </Box>
          )}
          <Box>
            {MEASURES.map((measure) => (
              <Typography key={measure} tag="p" textColor="neutral600" dir="auto">
                {wordIn(MEASURE_WORDS[measure].name, language)}: {wordIn(MEASURE_WORDS[measure].hint, language)}
              </Typography>
            ))}
          </Box>
          <Typography tag="p" textColor="neutral600" dir="auto">
            {wordIn(SPEED.privacy, language)}
          </Typography>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
