import { Box, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { OVERVIEW } from '../labels/overview'
import { useAnswer } from '../useAnswer'
import { Subtitle } from '../Subtitle'
import type { TypeOverview } from './overview'
import { TypeTable } from './TypeTable'

/** The page of the admin that says which published documents lack a language. */
export function TranslationOverview() {
  const types = useAnswer<TypeOverview[]>('/translation-overview')
  const language = adminLanguage()
  if (types === null) return <Page.Loading />
  if (types === 'failed') return <Page.Error />
  return (
    <Page.Main>
      <Page.Title>{wordIn(OVERVIEW.title, language)}</Page.Title>
      <Layouts.Header title={wordIn(OVERVIEW.title, language)} subtitle={<Subtitle>{wordIn(OVERVIEW.subtitle, language)}</Subtitle>} />
      <Layouts.Content>
        {types.length === 0 && (
          <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
            <Typography dir="auto">{wordIn(OVERVIEW.complete, language)}</Typography>
          </Box>
        )}
        <Flex direction="column" alignItems="stretch" gap={8}>
          {types.map((type) => (
            <TypeTable key={type.uid} type={type} />
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
