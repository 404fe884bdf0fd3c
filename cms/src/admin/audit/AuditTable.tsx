import { Flex, Table, Tbody, Td, Thead, Tr, Typography } from '@strapi/design-system'
import { ACTIONS } from '../../audit/actions'
import type { Entry } from '../../audit/find'
import { entityOf } from '../../entities'
import { type Language, wordIn } from '../../labels/language'
import { formOf } from '../../uids'
import { AUDIT } from '../labels/audit'
import { ColumnHeads, WRAPPED } from '../table'
import { adminLanguage } from '../labels/language'
import { submissionName } from '../labels/submission-name'

const COLUMNS = ['when', 'who', 'what', 'about'] as const

const moment = (at: string, language: Language) =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at))

const isWord = (uid: string): uid is keyof typeof AUDIT => uid in AUDIT

function typeName(uid: string, language: Language): string {
  if (isWord(uid)) return wordIn(AUDIT[uid], language)
  if (formOf(uid)) return submissionName(uid, language)
  const words = entityOf(uid)?.words
  return words ? wordIn(words, language) : uid
}

function About({ entry: { aboutUid, aboutId, reference, detail }, language }: { entry: Entry; language: Language }) {
  return (
    <Flex direction="column" alignItems="flex-start">
      {aboutUid && (
        <Typography tag="p" style={WRAPPED}>
          {typeName(aboutUid, language)}
        </Typography>
      )}
      {(reference ?? aboutId) && (
        <Typography variant="pi" textColor="neutral600" style={WRAPPED}>
          <bdi>{reference ?? aboutId}</bdi>
        </Typography>
      )}
      {detail && (
        <Typography variant="pi" textColor="neutral600" style={WRAPPED}>
          <bdi>{detail}</bdi>
        </Typography>
      )}
    </Flex>
  )
}

/** The lines, the newest first. */
export function AuditTable({ entries }: { entries: readonly Entry[] }) {
  const language = adminLanguage()
  return (
    <Table colCount={COLUMNS.length} rowCount={entries.length + 1} aria-label={wordIn(AUDIT.title, language)}>
      <Thead>
        <Tr>
          <ColumnHeads words={COLUMNS.map((column) => wordIn(AUDIT[column], language))} />
        </Tr>
      </Thead>
      <Tbody>
        {entries.map((entry) => (
          <Tr key={entry.id}>
            <Td>
              <Typography>
                <bdi>{moment(entry.at, language)}</bdi>
              </Typography>
            </Td>
            <Td>
              <Typography tag="p" style={WRAPPED}>
                <bdi>{entry.userName ?? wordIn(AUDIT.unknown, language)}</bdi>
              </Typography>
            </Td>
            <Td>
              <Typography tag="p" fontWeight="semiBold" style={WRAPPED}>
                {wordIn(ACTIONS[entry.action], language)}
              </Typography>
            </Td>
            <Td>
              <About entry={entry} language={language} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
