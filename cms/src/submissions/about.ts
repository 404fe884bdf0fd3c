import { type Locale, toLocale } from '../rules/languages'

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const NAMES = ['fullName', 'contactName', 'name']
const TITLES = ['projectTitle', 'departmentTitle', 'eventTitle', 'organizationName', 'title', 'subject']

const firstOf = (fields: readonly string[], submission: Record<string, unknown>): string => fields.map((field) => text(submission[field])).find(Boolean) ?? ''

/** The name of whoever sent a submission, as they have typed it; empty where none was asked for. */
export const nameOf = (submission: Record<string, unknown>): string => firstOf(NAMES, submission)

/** What a submission is about: the project, department or event, or what the sender has called it. */
export const titleOf = (submission: Record<string, unknown>): string => firstOf(TITLES, submission)

/** The language of its mails. Feedback has its own name for it. */
export const languageOf = ({ submitLanguage, language }: Record<string, unknown>): Locale => toLocale(submitLanguage ?? language)
