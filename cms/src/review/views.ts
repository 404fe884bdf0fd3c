import { readableFields, writableFields } from '../submissions/visible-fields'

/**
 * The list of a type of submission, in which the status stands beside the reference so that no screen is too narrow for it, and its
 * page: what there is to read first, what was decided last.
 */
type View = { columns: string[]; rows: string[][] }

const CONSENT = [
  ['legalConsent', 'marketingConsent'],
  ['consentVersion', 'consentedAt'],
]
const DECISION = [['verificationStatus', 'verifiedAt'], ['decidedAt', 'decidedBy'], ['decisionReason'], ['reviewNote']]

export const SUBMISSION_VIEWS: Record<string, View> = {
  'project-submission': {
    columns: ['reference', 'verificationStatus', 'fullName', 'projectTitle', 'createdAt', 'email', 'decidedBy'],
    rows: [
      ['reference', 'fullName'],
      ['email', 'projectTitle'],
      ['projectTimelinePeriod'],
      ['data'],
      ['formTitle', 'formVersion'],
      ['submitLanguage'],
      ...DECISION,
      ...CONSENT,
    ],
  },
  'departments-application': {
    columns: ['reference', 'verificationStatus', 'fullName', 'departmentTitle', 'createdAt', 'email', 'decidedBy'],
    rows: [
      ['reference', 'departmentTitle'],
      ['fullName', 'email'],
      ['phone', 'location'],
      ['educationDegree', 'specialization'],
      ['experienceYears', 'hasProject'],
      ['canManage', 'canAttendWorkshops'],
      ['submitLanguage'],
      ...DECISION,
      ...CONSENT,
    ],
  },
  'event-registration': {
    columns: ['reference', 'cancelledAt', 'name', 'eventTitle', 'registeredAt', 'email'],
    rows: [
      ['reference', 'eventTitle'],
      ['name', 'email'],
      ['phone', 'organization'],
      ['message'],
      ['registeredAt', 'cancelledAt'],
      ['submitLanguage'],
      ['reviewNote'],
    ],
  },
  'partnership-request': {
    columns: ['reference', 'organizationName', 'contactName', 'email', 'organizationType', 'collaborationType', 'createdAt'],
    rows: [
      ['reference', 'organizationName'],
      ['contactName', 'email'],
      ['phone', 'website'],
      ['organizationType', 'collaborationType'],
      ['message'],
      ['submitLanguage'],
      ['reviewNote'],
      ...CONSENT,
    ],
  },
  idea: {
    columns: ['reference', 'title', 'departmentTitle', 'email', 'createdAt'],
    rows: [['reference', 'submitLanguage'], ['email'], ['title', 'departmentTitle'], ['description'], ['reviewNote']],
  },
  feedback: {
    columns: ['reference', 'feedbackStatus', 'category', 'subject', 'createdAt', 'email'],
    rows: [['reference', 'category'], ['subject', 'email'], ['message'], ['language', 'isAnonymous'], ['feedbackStatus'], ['reviewNote']],
  },
  'project-proposal': {
    columns: ['reference', 'name', 'email', 'title', 'place', 'createdAt'],
    rows: [['reference', 'title'], ['name', 'email'], ['phone', 'place'], ['summary'], ['cost', 'submitLanguage'], ['reviewNote'], ...CONSENT],
  },
  'contact-form': {
    columns: ['reference', 'name', 'email', 'subject', 'createdAt'],
    rows: [['reference', 'submitLanguage'], ['name', 'email'], ['subject'], ['message'], ['reviewNote']],
  },
}

type Metadata = { edit: Record<string, unknown>; list: Record<string, unknown> }

const WIDTH = 12

/** A decision has buttons of its own, which ask once more. */
const BY_BUTTON = 'verificationStatus'

/** The page of a submission: its rows side by side, and nothing of it to be typed into but what a reviewer writes. */
export function submissionPage(name: string, metadatas: Record<string, Metadata>) {
  const uid = `api::${name}.${name}`
  const [shown, writable] = [readableFields(uid), writableFields(uid).filter((field) => field !== BY_BUTTON)]
  const rows = SUBMISSION_VIEWS[name]?.rows.map((row) => row.filter((field) => shown.includes(field))) ?? []
  return {
    edit: rows.filter((row) => row.length > 0).map((row) => row.map((field) => ({ name: field, size: WIDTH / row.length }))),
    metadatas: Object.fromEntries(
      Object.entries(metadatas).map(([field, { edit, list }]) => [field, { list, edit: { ...edit, editable: writable.includes(field) } }]),
    ),
  }
}
