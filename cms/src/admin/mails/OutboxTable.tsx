import { Flex, Link, Table, Tbody, Td, Thead, Tr, Typography } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import { type Language, wordIn } from '../../labels/language'
import type { OutboxMail } from '../../mail/outbox/list'
import { isLocale, languages } from '../../rules/languages'
import { OPINION, PLAN, WITHDRAWAL } from '../../uids'
import { ColumnHeads, WRAPPED } from '../table'
import { adminLanguage } from '../labels/language'
import { MAILS } from '../labels/mails'
import { submissionName } from '../labels/submission-name'
import { stampIn } from '../moments'
import { MailActions, type Settle } from './MailActions'
import { MailState } from './MailState'
import { mailName } from './words'

const COLUMNS = ['mail', 'submission', 'state', 'actions'] as const

function MailName({ mail: { template, language: written, isBulk, createdAt }, language }: { mail: OutboxMail; language: Language }) {
  const details = [isLocale(written) ? languages[written].name : '', isBulk ? wordIn(MAILS.bulk, language) : ''].filter(Boolean)
  return (
    <Flex direction="column" alignItems="flex-start">
      <Typography dir="auto" fontWeight="semiBold" style={WRAPPED}>
        {mailName(template, language)}
      </Typography>
      <Typography variant="pi" textColor="neutral600" dir="auto">
        {wordIn(MAILS.written, language)} <bdi>{stampIn(new Date(createdAt), language)}</bdi>
      </Typography>
      <Typography variant="pi" textColor="neutral600" dir="auto">
        {details.join(' · ')}
      </Typography>
    </Flex>
  )
}

/** What a mail is about and whom it goes to. */
function About({ mail: { submissionUid, submissionId, reference, address }, language }: { mail: OutboxMail; language: Language }) {
  if (submissionUid === PLAN || submissionUid === OPINION)
    return <Typography dir="auto">{wordIn(submissionUid === PLAN ? MAILS.toMaker : MAILS.toColleague, language)}</Typography>
  const name = [submissionName(submissionUid, language), reference].filter(Boolean).join(' ')
  return (
    <Flex direction="column" alignItems="flex-start">
      {submissionUid === WITHDRAWAL ? (
        <Typography dir="auto">{name}</Typography>
      ) : (
        <Link tag={RouterLink} to={`/content-manager/collection-types/${submissionUid}/${submissionId}`}>
          {name}
        </Link>
      )}
      {address && (
        <Typography variant="pi" style={WRAPPED}>
          <bdi dir="ltr">{address}</bdi>
        </Typography>
      )}
    </Flex>
  )
}

/** The mails, each with whom it goes to, where it is, and what can be done. */
export function OutboxTable({ mails, label, onSettle }: { mails: OutboxMail[]; label: string; onSettle: Settle }) {
  const language = adminLanguage()
  return (
    <Table colCount={COLUMNS.length} rowCount={mails.length + 1} aria-label={label}>
      <Thead>
        <Tr>
          <ColumnHeads words={COLUMNS.map((column) => wordIn(MAILS[column], language))} />
        </Tr>
      </Thead>
      <Tbody>
        {mails.map((mail) => (
          <Tr key={mail.documentId}>
            <Td>
              <MailName mail={mail} language={language} />
            </Td>
            <Td>
              <About mail={mail} language={language} />
            </Td>
            <Td>
              <MailState mail={mail} language={language} />
            </Td>
            <Td>
              <MailActions mail={mail} language={language} onSettle={onSettle} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
