import { Box, Button, Flex, Link, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import { type Language, wordIn } from '../../labels/language'
import { VALUES } from '../../labels/values'
import type { LostMail } from '../../outbox/lost'
import { adminLanguage } from '../labels/language'
import { CAUSES, MAILS, OTHER_CAUSE } from '../labels/mails'
import { submissionName } from '../labels/submission-name'

type Settle = (documentId: string) => Promise<void>

const COLUMNS = ['mail', 'submission', 'cause', 'actions'] as const

/** The table of the admin keeps each cell on one line. */
const WRAPPED = { whiteSpace: 'normal' } as const

const day = (time: string, language: Language) =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))

/** The mails, each with why it did not arrive, whom to ask, and what can be done. */
export function LostMailsTable({ mails, onSendAgain, onPutAway }: { mails: LostMail[]; onSendAgain: Settle; onPutAway: Settle }) {
  const language = adminLanguage()
  return (
    <Table colCount={COLUMNS.length} rowCount={mails.length + 1} aria-label={wordIn(MAILS.title, language)}>
      <Thead>
        <Tr>
          {COLUMNS.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{wordIn(MAILS[column], language)}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {mails.map(({ documentId, template, submissionUid, submissionId, lastError, createdAt }) => (
          <Tr key={documentId}>
            <Td>
              <Flex direction="column" alignItems="flex-start">
                <Typography dir="auto" fontWeight="semiBold" style={WRAPPED}>
                  {VALUES[template] ? wordIn(VALUES[template], language) : template}
                </Typography>
                <Typography variant="pi" textColor="neutral600" dir="auto">
                  {wordIn(MAILS.written, language)} <bdi>{day(createdAt, language)}</bdi>
                </Typography>
              </Flex>
            </Td>
            <Td>
              <Link tag={RouterLink} to={`/content-manager/collection-types/${submissionUid}/${submissionId}`}>
                {submissionName(submissionUid, language)}
              </Link>
            </Td>
            <Td>
              <Box maxWidth="34rem">
                <Typography dir="auto" style={WRAPPED}>
                  {wordIn(CAUSES[lastError] ?? OTHER_CAUSE, language)}
                </Typography>{' '}
                <Typography variant="pi" textColor="neutral600">
                  <bdi>{lastError}</bdi>
                </Typography>
              </Box>
            </Td>
            <Td>
              <Flex gap={2} direction="column" alignItems="stretch">
                <Button variant="secondary" onClick={() => void onSendAgain(documentId)}>
                  {wordIn(MAILS.again, language)}
                </Button>
                <Button variant="tertiary" onClick={() => void onPutAway(documentId)}>
                  {wordIn(MAILS.done, language)}
                </Button>
              </Flex>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
