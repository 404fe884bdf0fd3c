import { ABOUT, FORMS, type FormName } from './rules/forms'

/** The identifier of a content type: `api::report.report` of `report`. */
export const uidOf = <Name extends string>(name: Name) => `api::${name}.${name}` as const

/** The name of a content type: `report` of `api::report.report`. */
export const typeName = (uid: string): string => uid.split('.').at(-1) ?? ''

export const EVENT = uidOf('event')
export const FORM = uidOf('project-form')
export const TEMPLATE = uidOf('mail-template')
export const REDIRECT = uidOf('redirect')

/** What the service keeps for its own work. */
export const SEAT = uidOf('event-seat')
export const APPLICANT_FILE = uidOf('applicant-file')
export const TOKEN = uidOf('verification-token')
export const OUTBOX = uidOf('outbox-mail')
export const PAGE_SPEED = uidOf('page-speed')
export const SITE_NOTICE = uidOf('site-notice')
export const MAIL_ADDRESS = uidOf('mail-address')
export const PLAN = uidOf('publication-plan')
export const VERSION = uidOf('document-version')
export const DOOR = uidOf('event-door')
export const DOOR_ACTION = uidOf('door-action')
export const AUDIT = uidOf('audit-entry')
export const NOTE = uidOf('review-note')
export const OPINION = uidOf('second-opinion')
export const REPLY_TEMPLATE = uidOf('reply-template')
export const REPLY = uidOf('applicant-reply')
export const PERSON_KEY = uidOf('person-key')
export const BIN_ENTRY = uidOf('bin-entry')
/** A file of the media library. */
export const FILE = 'plugin::upload.file'
export const SECOND_FACTOR = uidOf('second-factor')
export const SCOPE = uidOf('account-scope')
/** What the owner of an account is told of it. */
export const ACCOUNT_NOTICE = uidOf('account-notice')
/** What is left of a submission that its sender has withdrawn, for a while. */
export const WITHDRAWAL = uidOf('withdrawal')
/** Another address that somebody wants for a submission, until it is confirmed and for a while after. */
export const ADDRESS_CHANGE = uidOf('address-change')

/** The identifier of what is sent by a form. */
export const submissionUid = <Form extends FormName>(form: Form) => uidOf<(typeof ABOUT)[Form]['type']>(ABOUT[form].type)

/** The form by which a type of submission is sent, or undefined of other types. */
export const formOf = (uid: string): FormName | undefined => FORMS.find((form) => submissionUid(form) === uid)

/** What comes with files, and the field that they belong to: who may read that may read the files. */
export const FILES_FIELD: Readonly<Record<string, string>> = { [submissionUid('volunteer')]: 'data', [submissionUid('idea')]: 'description' }

/** What names a submission and goes with it; its files too, which have bytes and a folder of their own to erase them. */
export const BELONGINGS = [OUTBOX, TOKEN, NOTE, OPINION, REPLY, PERSON_KEY, DOOR_ACTION, ADDRESS_CHANGE]
