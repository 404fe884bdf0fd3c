import { Box, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { OVERVIEW } from '../labels/overview'
import type { TypeOverview } from './overview'
import { TypeTable } from './TypeTable'
import { Subtitle } from '../Subtitle'

/** The page of the admin that says which published documents lack a language. */
export function TranslationOverview() {
  const { get } = useFetchClient()
  const [types, setTypes] = useState<TypeOverview[] | 'failed' | null>(null)
  const language = adminLanguage()
  useEffect(() => {
    const controller = new AbortController()
    get<{ data: TypeOverview[] }>('/translation-overview', { signal: controller.signal })
      .then(({ data }) => setTypes(data.data))
      .catch(() => controller.signal.aborted || setTypes('failed'))
    return () => controller.abort()
  }, [get])
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
