import { buffer } from 'node:stream/consumers'
import { openStored } from '../files/store'
import { readableFields } from '../submissions/visible-fields'
import { APPLICANT_FILE } from '../uids'
import { BELONGINGS } from '../uids'
import type { Found } from './find'

type StoredFile = { name: string; mime: string; size: number; storedAs: string }

/** Of what belongs to a submission, what says something about the person: neither hashes nor locks. */
const TOLD = [
  'template',
  'locale',
  'state',
  'createdAt',
  'sentAt',
  'usedAt',
  'subject',
  'text',
  'vote',
  'question',
  'answeredAt',
  'kind',
  'at',
  'folded',
  'email',
  'formerEmail',
  'confirmedAt',
]

/** Data of somebody else: the person who decided. */
const OF_OTHERS = ['decidedBy']

const pick = (row: Record<string, unknown>, names: string[]) => Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]))

async function withContent({ name, mime, size, storedAs }: StoredFile) {
  const stored = await openStored(storedAs)
  return { name, mime, size, base64: stored && (await buffer(stored.stream)).toString('base64') }
}

/** All that is kept of a submission, with its consent, its mails and its files, for the person it is about. */
export async function completeRecord({ uid, submission }: Found): Promise<Record<string, unknown>> {
  const where = { submissionUid: uid, submissionId: submission.documentId }
  const files: StoredFile[] = await strapi.db.query(APPLICANT_FILE).findMany({ where })
  const belongings = await Promise.all(
    BELONGINGS.map(async (table) => {
      const rows: Record<string, unknown>[] = await strapi.db.query(table).findMany({ where, orderBy: { id: 'asc' } })
      return [strapi.contentType(table).info.pluralName, rows.map((row) => pick(row, TOLD))] as const
    }),
  )
  return {
    type: strapi.contentType(uid).info.displayName,
    ...pick(submission, ['createdAt', ...readableFields(uid).filter((field) => !OF_OTHERS.includes(field))]),
    ...Object.fromEntries(belongings),
    files: await Promise.all(files.map(withContent)),
  }
}
