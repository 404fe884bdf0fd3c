import type { Page } from '@playwright/test'
import en from '@/messages/en.json'
import type { FormName } from '@/rules/forms'

type Words = { forms: { sent: { titles: Record<FormName, string> } } }

/** What takes the place of a form that has arrived. */
export const thanksIn = (page: Page, form: FormName, words: Words = en) => page.getByRole('region', { name: words.forms.sent.titles[form] })

/** Its number, in what says that it has arrived. */
export const referenceIn = (thanks: ReturnType<typeof thanksIn>) => thanks.getByText(/^[A-Z]-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
