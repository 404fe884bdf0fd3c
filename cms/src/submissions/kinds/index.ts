import { contactRules } from '../../rules/forms/contact'
import { partnershipRules } from '../../rules/forms/partnership'
import { proposalRules } from '../../rules/forms/proposal'
import type { FormName } from '../../rules/forms'
import { formOf, submissionUid } from '../../uids'
import { CONSENT_ROWS, type Kind, plainKind } from '../kind'
import { department } from './department'
import { feedback } from './feedback'
import { idea } from './idea'
import { registration } from './registration'
import { volunteer } from './volunteer'

/** Everything a visitor can send, by its form. */
export const kinds: Readonly<Record<FormName, Kind>> = {
  contact: plainKind({
    uid: submissionUid('contact'),
    alias: '/contact-form',
    prefix: 'C',
    schema: contactRules,
    repeats: ['subject', 'message'],
    retention: 'message',
    columns: ['reference', 'name', 'email', 'subject', 'createdAt'],
    rows: [['reference', 'submitLanguage'], ['name', 'email'], ['subject'], ['message'], ['reviewNote']],
  }),
  partnership: plainKind({
    uid: submissionUid('partnership'),
    prefix: 'P',
    schema: partnershipRules,
    repeats: ['organizationName', 'organizationType', 'collaborationType', 'website', 'message'],
    retention: 'proposal',
    columns: ['reference', 'organizationName', 'contactName', 'email', 'organizationType', 'collaborationType', 'createdAt'],
    rows: [
      ['reference', 'organizationName'],
      ['contactName', 'email'],
      ['phone', 'website'],
      ['organizationType', 'collaborationType'],
      ['message'],
      ['submitLanguage'],
      ['reviewNote'],
      ...CONSENT_ROWS,
    ],
  }),
  proposal: plainKind({
    uid: submissionUid('proposal'),
    prefix: 'R',
    schema: proposalRules,
    repeats: ['title', 'summary', 'place', 'cost'],
    retention: 'proposal',
    columns: ['reference', 'name', 'email', 'title', 'place', 'createdAt'],
    rows: [['reference', 'title'], ['name', 'email'], ['phone', 'place'], ['summary'], ['cost', 'submitLanguage'], ['reviewNote'], ...CONSENT_ROWS],
  }),
  feedback,
  idea,
  department,
  registration,
  volunteer,
}

/** What is known of a type of submission, or undefined of other types. */
export function kindOf(uid: string): Kind | undefined {
  const form = formOf(uid)
  return form && kinds[form]
}
