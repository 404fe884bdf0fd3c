import type { UID } from '@strapi/strapi'
import { newDocumentId } from '../document-id'
import { fieldError } from '../documents/field-error'
import { message } from '../messages'
import { queueMail, wakeOutbox } from '../outbox/outbox'
import { isLocale } from '../rules/languages'
import { isUniqueViolation } from '../unique'
import { OPINION } from '../uids'
import type { About, Person, Reviewer } from './access'
import { requireSeenBy } from './assign'
import { accountsReading } from './colleagues'

export const VOTES = ['for', 'against', 'unsure'] as const

export type Vote = (typeof VOTES)[number]

/** What a colleague says about an application, or is asked to say: then there is no vote yet. */
export type Opinion = {
  documentId: string
  submissionUid: UID.ContentType
  submissionId: string
  personId: number
  personName: string | null
  askedBy: string | null
  question: string | null
  vote: Vote | null
  text: string | null
  answeredAt: string | null
  createdAt: string
}

const byPerson = ({ uid, documentId }: About, person: Person) => ({ submissionUid: uid, submissionId: documentId, personId: person.id })

export const opinionsOf = ({ uid, documentId }: About): Promise<Opinion[]> =>
  strapi.db.query(OPINION).findMany({ where: { submissionUid: uid, submissionId: documentId }, orderBy: { id: 'asc' } })

/** The applications about which somebody is asked and has not answered. */
export async function openOpinionsOf(person: Person, uid: UID.ContentType): Promise<string[]> {
  const open: Opinion[] = await strapi.db.query(OPINION).findMany({
    where: { submissionUid: uid, personId: person.id, answeredAt: { $null: true } },
    select: ['submissionId'],
  })
  return open.map(({ submissionId }) => submissionId)
}

/**
 * Asks a colleague, who is told by mail in the language of their admin. Asked already, or having said something, they are not asked
 * again. Throws an error for the admin.
 */
export async function askForOpinion(about: About, asker: Reviewer, personId: number, question: string): Promise<void> {
  if (personId === asker.id) throw fieldError(['personId'], message('opinionOfOneself'))
  const personName = await requireSeenBy(personId, about)
  const language = (await accountsReading(about.uid)).find(({ id }) => id === personId)?.preferedLanguage
  const [documentId, now] = [newDocumentId(), new Date()]
  try {
    await strapi.db.transaction(async ({ onCommit }) => {
      await strapi.db.query(OPINION).create({
        data: { documentId, ...byPerson(about, { id: personId }), personName, askedBy: asker.name, question, createdAt: now, publishedAt: now },
      })
      await queueMail({ template: 'opinionAsked', language: isLocale(language) ? language : 'en', uid: OPINION, documentId })
      onCommit(wakeOutbox)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

/** Says what somebody thinks of an application, asked or not, in the place of what they said before. */
export async function giveOpinion(about: About, person: Reviewer, vote: Vote, text: string): Promise<void> {
  const said = { personName: person.name, vote, text, answeredAt: new Date() }
  const query = strapi.db.query(OPINION)
  const { count } = await query.updateMany({ where: byPerson(about, person), data: said })
  if (count > 0) return
  const now = new Date()
  try {
    await query.create({ data: { documentId: newDocumentId(), ...byPerson(about, person), ...said, createdAt: now, publishedAt: now } })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await query.updateMany({ where: byPerson(about, person), data: said })
  }
}
