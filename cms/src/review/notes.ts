import { newDocumentId } from '../document-id'
import { isUniqueViolation } from '../unique'
import { NOTE } from '../uids'
import type { About, Reviewer } from './access'

/** What reviewers have noted about a submission, for each other. */
export type Note = { documentId: string; authorName: string | null; text: string; createdAt: string }

export const notesOf = ({ uid, documentId }: About): Promise<Note[]> =>
  strapi.db.query(NOTE).findMany({
    where: { submissionUid: uid, submissionId: documentId },
    select: ['documentId', 'authorName', 'text', 'createdAt'],
    orderBy: { id: 'asc' },
  })

/** The author of notes about corrections that applicants make themselves; no account has this id. */
export const APPLICANT = { id: 0, name: null }

/** Adds a note; the same attempt a second time adds none. */
export async function addNote({ uid, documentId }: About, author: Reviewer | typeof APPLICANT, text: string, attempt: string): Promise<void> {
  const now = new Date()
  try {
    await strapi.db.query(NOTE).create({
      data: {
        documentId: newDocumentId(),
        submissionUid: uid,
        submissionId: documentId,
        authorId: author.id,
        authorName: author.name,
        text,
        attempt,
        createdAt: now,
        publishedAt: now,
      },
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}
