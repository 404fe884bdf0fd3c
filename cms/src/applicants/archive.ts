import { PassThrough, Readable } from 'node:stream'
import type { UID } from '@strapi/strapi'
import { ZipFile } from 'yazl'
import { openStored } from '../files/store'
import { mailsOf } from '../outbox/submission-of'
import type { Submission } from '../privacy/find'
import type { Locale } from '../rules/languages'
import { readableFields } from '../submissions/visible-fields'
import { APPLICANT_FILE, OUTBOX, REPLY } from '../uids'
import { archivePage, type Reply } from './archive-page'
import { NOT_SENT } from './facts'
import type { Shown } from './show'

type StoredFile = { name: string; storedAs: string }
type SentMail = { template: string; locale: string; sentAt: string }

/** What was sent, field by field as it is stored, for other programs. */
function stored(uid: UID.ContentType, submission: Submission): Record<string, unknown> {
  const fields = readableFields(uid).filter((field) => !NOT_SENT.has(field))
  return Object.fromEntries(fields.flatMap((field) => (submission[field] == null ? [] : [[field, submission[field]]])))
}

/** Opens each file when its turn has come, and closes the one whose turn it is when nobody reads on. */
function filesInTurn() {
  let current: Readable | undefined
  const next = async (storedAs: string): Promise<Readable> => {
    const opened = await openStored(storedAs)
    // The others are still worth having.
    if (!opened) strapi.log.error('A file of an applicant is gone, and is empty in a download.')
    current = opened?.stream ?? Readable.from([])
    return current
  }
  return { next, close: () => current?.destroy() }
}

/**
 * All of a submission for whoever sent it, as a ZIP archive: a page to read, the same for other programs, its files, and what was written back. Nothing that
 * the private page would not show: notes and opinions of reviewers are given out by people (README, personal data). Breaks off when a file cannot be read.
 */
export async function archiveOf(uid: UID.ContentType, submission: Submission, shown: Shown, language: Locale): Promise<Readable> {
  const where = { submissionUid: uid, submissionId: submission.documentId }
  const unsent: { submissionId: string }[] = await strapi.db
    .query(OUTBOX)
    .findMany({ where: { submissionUid: REPLY, state: 'waiting' }, select: ['submissionId'] })
  // A reply that can still be taken back was not told to anybody.
  const told = { documentId: { $notIn: unsent.map(({ submissionId }) => submissionId) } }
  const [files, replies, mails]: [StoredFile[], Reply[], SentMail[]] = await Promise.all([
    strapi.db.query(APPLICANT_FILE).findMany({ where, select: ['name', 'storedAs'], orderBy: { id: 'asc' } }),
    strapi.db.query(REPLY).findMany({ where: { $and: [where, told] }, select: ['subject', 'text', 'createdAt'], orderBy: { id: 'asc' } }),
    strapi.db
      .query(OUTBOX)
      .findMany({ where: { $and: [await mailsOf(where), { state: 'sent' }] }, select: ['template', 'locale', 'sentAt'], orderBy: { id: 'asc' } }),
  ])
  // Two files may have one name.
  const named = files.map((file, index) => ({ ...file, name: `${index + 1} ${file.name}` }))
  const names = named.map(({ name }) => name)
  const { form, reference, title, state, sentAt, reason, ticket } = shown
  const record = { form, reference, title, state, sentAt, reason, ticket, files: names, stored: stored(uid, submission), replies, mails }
  const zip = new ZipFile()
  const archive = zip.outputStream.pipe(new PassThrough())
  zip.addBuffer(Buffer.from(archivePage(shown, names, replies, language)), `${shown.reference}.html`)
  zip.addBuffer(Buffer.from(JSON.stringify(record, null, 2)), `${shown.reference}.json`)
  // Documents and pictures are compressed already.
  const turns = filesInTurn()
  for (const { name, storedAs } of named) {
    zip.addReadStreamLazy(`files/${name}`, { compress: false }, (ready) => {
      turns.next(storedAs).then(
        (stream) => ready(null, stream),
        (error: Error) => archive.destroy(error),
      )
    })
  }
  zip.end()
  zip.once('error', (error: Error) => archive.destroy(error))
  archive.once('close', turns.close)
  return archive
}
