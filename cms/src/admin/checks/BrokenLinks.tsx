import { Box, Button, Link, Table, Tbody, Td, Thead, Tr, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { Link as RouterLink } from 'react-router-dom'
import { wordIn } from '../../labels/language'
import { isLocale, languages } from '../../rules/languages'
import { momentIn } from '../moments'
import { CHECKS } from '../labels/checks'
import { ColumnHeads, WRAPPED } from '../table'
import { adminLanguage } from '../labels/language'
import { editPath, nameOf } from '../translations/overview'
import { Subtitle } from '../Subtitle'
import { useLinkReport } from './useLinkReport'

/** The page of the admin that lists links which lead nowhere. */
export function BrokenLinks() {
  const { report, isRunning, check } = useLinkReport()
  const language = adminLanguage()
  const say = (words: keyof typeof CHECKS) => wordIn(CHECKS[words], language)

  if (report === null) return <Page.Loading />
  if (report === 'failed') return <Page.Error />
  const { at, checked, links } = report
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header
        title={say('title')}
        subtitle={<Subtitle>{say('subtitle')}</Subtitle>}
        primaryAction={
          <Button loading={isRunning} onClick={() => void check()}>
            {say('now')}
          </Button>
        }
      />
      <Layouts.Content>
        <Box paddingBottom={4} role="status">
          <Typography dir="auto" textColor="neutral600">
            {at
              ? say('last')
                  .replace('{0}', momentIn(new Date(at), language))
                  .replace('{1}', String(checked))
              : say('never')}
          </Typography>
          {isRunning && (
            <Typography dir="auto" tag="p" textColor="neutral600">
              {say('running')}
            </Typography>
          )}
        </Box>
        {at && links.length === 0 && !isRunning && (
          <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
            <Typography dir="auto">{say('none')}</Typography>
          </Box>
        )}
        {links.length > 0 && (
          <Table colCount={2} rowCount={links.length + 1} aria-label={say('title')}>
            <Thead>
              <Tr>
                <ColumnHeads words={[say('link'), say('document')]} />
              </Tr>
            </Thead>
            <Tbody>
              {links.map(({ link, title, ...place }) => (
                <Tr key={`${link} ${place.documentId} ${place.language}`}>
                  <Td>
                    <Typography tag="p" style={WRAPPED}>
                      <bdi dir="ltr">{link}</bdi>
                    </Typography>
                  </Td>
                  <Td>
                    <Link tag={RouterLink} to={editPath(place, place.documentId, place.language ?? '')} style={WRAPPED}>
                      <bdi>{title || say('untitled')}</bdi>
                    </Link>
                    <Typography variant="pi" textColor="neutral600" dir="auto" tag="p">
                      {[nameOf({ uid: place.uid, name: '' }, language), isLocale(place.language) ? languages[place.language].name : '']
                        .filter(Boolean)
                        .join(' · ')}
                    </Typography>
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        )}
      </Layouts.Content>
    </Page.Main>
  )
}
