import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { wordIn } from '../../labels/language'
import { AUDIT } from '../labels/audit'
import { adminLanguage } from '../labels/language'
import { cellSeparator } from '../separator'
import { useDownload } from '../review/useDownload'
import { Subtitle } from '../Subtitle'
import { AuditFilters } from './AuditFilters'
import { AuditTable } from './AuditTable'
import { NOTHING_CHOSEN, queryOf, useAudit } from './useAudit'

/** The page of the admin that says who did what. */
export function AuditTrail() {
  const [chosen, setChosen] = useState(NOTHING_CHOSEN)
  const { page, readOlder } = useAudit(chosen)
  const { download, isLoading } = useDownload()
  const language = adminLanguage()
  const say = (words: keyof typeof AUDIT) => wordIn(AUDIT[words], language)
  if (page === null) return <Page.Loading />
  if (page === 'failed') return <Page.Error />

  function exportTable(): void {
    const query = queryOf(chosen)
    query.set('language', language)
    query.set('separator', cellSeparator())
    void download(`/audit-entries/table?${query.toString()}`, `audit-${new Date().toISOString().slice(0, 10)}.csv`)
  }

  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header
        title={say('title')}
        subtitle={<Subtitle>{say('subtitle')}</Subtitle>}
        primaryAction={
          <Button variant="secondary" startIcon={<Download />} loading={isLoading} onClick={exportTable}>
            {say('export')}
          </Button>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <AuditFilters people={page.people} onChoose={setChosen} />
          <div aria-live="polite">
            {page.entries.length > 0 ? (
              <AuditTable entries={page.entries} />
            ) : (
              <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
                <Typography dir="auto">{say('empty')}</Typography>
              </Box>
            )}
          </div>
          {page.before !== null && (
            <Flex justifyContent="center">
              <Button variant="tertiary" onClick={() => void readOlder(page)}>
                {say('more')}
              </Button>
            </Flex>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
