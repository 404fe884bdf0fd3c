import { readableFields, writableFields } from './fields'

/** The list of a type of submission, and its page: what there is to read first, what was decided last. */
type View = { columns: string[]; rows: string[][] }

const CONSENT = [['legalConsent', 'marketingConsent'], ['consentVersion', 'consentedAt']]
const DECISION = [['verificationStatus', 'verifiedAt'], ['decidedAt', 'decidedBy'], ['reviewNote']]

export const SUBMISSION_VIEWS: Record<string, View> = {
  'project-submission': {
    columns: ['reference', 'fullName', 'email', 'projectTitle', 'verificationStatus', 'createdAt', 'decidedBy'],
    rows: [['reference', 'fullName'], ['email', 'projectTitle'], ['projectTimelinePeriod'], ['data'], ['formTitle', 'submitLanguage'], ...DECISION, ...CONSENT],
  },
  'departments-application': {
    columns: ['reference', 'fullName', 'email', 'departmentTitle', 'verificationStatus', 'createdAt', 'decidedBy'],
    rows: [
      ['reference', 'departmentTitle'], ['fullName', 'email'], ['phone', 'location'], ['educationDegree', 'specialization'],
      ['experienceYears', 'hasProject'], ['canManage', 'canAttendWorkshops'], ['submitLanguage'], ...DECISION, ...CONSENT,
    ],
  },
  'event-registration': {
    columns: ['reference', 'name', 'email', 'eventTitle', 'registeredAt', 'cancelledAt'],
    rows: [['reference', 'eventTitle'], ['name', 'email'], ['phone', 'organization'], ['message'], ['registeredAt', 'cancelledAt'], ['submitLanguage'], ['reviewNote']],
  },
  'partnership-request': {
    columns: ['reference', 'organizationName', 'contactName', 'email', 'organizationType', 'collaborationType', 'createdAt'],
    rows: [
      ['reference', 'organizationName'], ['contactName', 'email'], ['phone', 'website'], ['organizationType', 'collaborationType'],
      ['message'], ['submitLanguage'], ['reviewNote'], ...CONSENT,
    ],
  },
  idea: {
    columns: ['reference', 'title', 'departmentTitle', 'submitLanguage', 'createdAt'],
    rows: [['reference', 'submitLanguage'], ['title', 'departmentTitle'], ['description'], ['reviewNote']],
  },
  feedback: {
    columns: ['reference', 'category', 'subject', 'email', 'feedbackStatus', 'createdAt'],
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
