import { errors } from '@strapi/utils'
import { newDocumentId } from '../../document-id'
import { siteUrl } from '../../environment'
import { message } from '../../messages'
import { noteChange } from '../../renewal/notices'
import { isTelling, tellSoon } from '../../renewal/telling'
import { REDIRECT } from '../../uids'
import type { Write } from '../rule'
import { type Line, readList } from './read-list'
import { keptFields, redirectRule } from './rule'

/** More take longer than somebody waits; a longer list comes in parts. */
const MOST = 2000

export type Imported = { added: number; known: number }

/** A line that cannot be taken, and why. */
export type Problem = { line: number; text: string }

/** Carries the problems out of the transaction, which comes to nothing. */
class Refused extends Error {
  constructor(readonly problems: Problem[]) {
    super()
  }
}

function lines(csv: string): Line[] {
  try {
    return readList(csv, siteUrl())
  } catch {
    throw new errors.ValidationError(message('listUnreadable'))
  }
}

type Fields = { formerAddress: string; leadsTo: string | null }

/** As an editor's entry would be kept. Throws what an editor would be told. */
async function checked({ formerAddress, leadsTo }: Line): Promise<Fields> {
  const data: Record<string, unknown> = { formerAddress, leadsTo }
  const write: Write = { uid: REDIRECT, attributes: strapi.contentType(REDIRECT).attributes, documentId: undefined, locale: undefined, data }
  await redirectRule(write)
  return { formerAddress: String(data.formerAddress), leadsTo: typeof data.leadsTo === 'string' ? data.leadsTo : null }
}

/** Whether it is there already just so: a list may be sent twice. */
async function isKnown(line: Line): Promise<boolean> {
  const { formerAddress, leadsTo } = keptFields(line.formerAddress, line.leadsTo)
  const row = await strapi.db.query(REDIRECT).findOne({ where: { formerAddress }, select: ['leadsTo'] })
  return row !== null && (row.leadsTo ?? '') === leadsTo
}

/** Takes a line. False when it was there before. */
async function take(line: Line): Promise<boolean> {
  if (await isKnown(line)) return false
  const fields = await checked(line)
  const now = new Date()
  await strapi.db
    .query(REDIRECT)
    .create({ data: { ...fields, isAutomatic: false, documentId: newDocumentId(), createdAt: now, updatedAt: now, publishedAt: now } })
  return true
}

/** Takes every line, in their order: a later one may lead on from where an earlier one leads. Throws all that is wrong. */
async function takeAll(list: readonly Line[]): Promise<Imported> {
  const problems: Problem[] = []
  let added = 0
  for (const line of list) {
    try {
      if (await take(line)) added += 1
    } catch (error) {
      if (!(error instanceof errors.ApplicationError)) throw error
      problems.push({ line: line.line, text: error.message })
    }
  }
  if (problems.length > 0) throw new Refused(problems)
  return { added, known: list.length - added }
}

/**
 * Adds a list of former addresses in CSV: all of it, or nothing and what is wrong with each line. Throws an error that the admin shows, with
 * the lines in its details.
 */
export async function importRedirects(csv: string): Promise<Imported> {
  // Bytes that are no UTF-8 were read as replacement characters, and those of UTF-16 as zeros between the letters.
  if (/[\ufffd\u0000]/.test(csv)) throw new errors.ValidationError(message('listEncoding'))
  const list = lines(csv)
  if (list.length === 0) throw new errors.ValidationError(message('listEmpty'))
  if (list.length > MOST) throw new errors.ValidationError(message('listLong', String(MOST)))
  try {
    return await strapi.db.transaction(async ({ onCommit }) => {
      const imported = await takeAll(list)
      // One notice for all of them: the site reads the whole list anew.
      if (imported.added > 0 && isTelling()) {
        await noteChange({ uid: REDIRECT, documentId: newDocumentId() })
        onCommit(tellSoon)
      }
      return imported
    })
  } catch (error) {
    if (error instanceof Refused) throw new errors.ValidationError(message('listRefused', String(error.problems.length)), { lines: error.problems })
    throw error
  }
}
