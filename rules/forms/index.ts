/** Everything a visitor can send; the last part of the address that a form is sent to. (Requirements, sections 3 and 7) */
export const FORMS = ['contact', 'feedback', 'partnership', 'proposal', 'idea', 'department', 'registration', 'volunteer'] as const

export type FormName = (typeof FORMS)[number]

/** About a week, 2 to 3 weeks, 3 to 5 business days. (Requirements, section 9) */
export type Wait = 'week' | 'weeks' | 'days'

type About = {
  /** The content type that holds what was sent. (Requirements, section 3) */
  type: string
  /** How long an answer takes; null where none is promised. */
  wait: Wait | null
}

export const ABOUT = {
  contact: { type: 'contact-form', wait: 'days' },
  feedback: { type: 'feedback', wait: null },
  partnership: { type: 'partnership-request', wait: 'days' },
  proposal: { type: 'project-proposal', wait: 'weeks' },
  idea: { type: 'idea', wait: 'weeks' },
  department: { type: 'departments-application', wait: 'week' },
  registration: { type: 'event-registration', wait: null },
  volunteer: { type: 'project-submission', wait: 'week' },
} as const satisfies Record<FormName, About>

/** Pages of the site to which mails lead that ask for something, below `/verification`. (Requirements, section 2) */
export const LINK_PAGES = {
  volunteer: 'project-submission',
  department: 'department',
  registration: 'registration',
  /** To take the seat that somebody on a waiting list is offered. */
  offer: 'seat',
} as const satisfies Record<string, string>

/** The page of the site where people see what they have sent, and decide about it, by the link of a mail. */
export const PRIVATE_PAGE = '/my-application'

/** Where the content service takes it, below `/api`. (Requirements, section 7) */
export const pathTo = (form: FormName): string => `/${ABOUT[form].type}s`
