/** @jest-environment node */
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { partnershipProps, proposalProps } from '@/components/collaborate/form-props'
import { IdeaForm } from '@/components/collaborate/IdeaForm'
import { PartnershipForm } from '@/components/collaborate/PartnershipForm'
import { ProposalForm } from '@/components/collaborate/ProposalForm'
import { ContactForm } from '@/components/help/ContactForm'
import { FeedbackForm } from '@/components/help/FeedbackForm'
import { feedbackProps } from '@/components/help/feedback-props'
import { fileWords } from '@/components/shared/form/client/file-words'
import { formProps } from '@/components/shared/form/client/form-props'
import { plainForms } from '@/lib/forms/plain-forms'
import messages from '@/messages/en.json'
import { contactRules } from '@/rules/forms/contact'
import { feedbackRules } from '@/rules/forms/feedback'
import { ideaRules } from '@/rules/forms/idea'
import { partnershipRules } from '@/rules/forms/partnership'
import { proposalRules } from '@/rules/forms/proposal'
import { renderHtml } from '../support/render'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

/** Within the rendering, to which the list of countries belongs. */
const Shown = async ({ show }: { show?: () => Promise<ReactNode> }) => show?.()

const idea = async () => ({
  ...(await formProps('idea', { locale: 'en' })),
  departments: [{ value: 'department1', label: 'Media' }],
  chosen: '',
  files: await fileWords('en', 'zip_required'),
  limits: '',
  unsent: '',
})

type Form = { show: () => Promise<ReactNode>; rules: z.ZodMiniType; asked: string[] }

/** Each form, its rules, and what it asks for in the order of the page. */
const forms: Record<string, Form> = {
  contact: {
    show: async () => <ContactForm {...(await formProps('contact', { locale: 'en' }))} />,
    rules: contactRules,
    asked: ['name', 'email', 'subject', 'message'],
  },
  feedback: {
    show: async () => <FeedbackForm {...(await feedbackProps({ locale: 'en' }))} />,
    rules: feedbackRules(() => null),
    asked: ['category', 'isAnonymous', 'email', 'subject', 'message'],
  },
  partnership: {
    show: async () => <PartnershipForm {...(await partnershipProps({ locale: 'en' }))} />,
    rules: partnershipRules,
    asked: [
      'organizationName',
      'organizationType',
      'website',
      'collaborationType',
      'message',
      'contactName',
      'email',
      'phone',
      'consentVersion',
      'legalConsent',
      'marketingConsent',
    ],
  },
  idea: {
    show: async () => <IdeaForm {...(await idea())} />,
    rules: ideaRules,
    asked: ['title', 'description', 'department', 'email', 'attachments'],
  },
  proposal: {
    show: async () => <ProposalForm {...(await proposalProps({ locale: 'en' }))} />,
    rules: proposalRules,
    asked: ['title', 'summary', 'place', 'cost', 'name', 'email', 'phone', 'consentVersion', 'legalConsent', 'marketingConsent'],
  },
}

/** What rules know that nobody is asked for. */
const UNASKED = ['submitLanguage', 'language', 'locale']

describe.each(Object.entries(forms))('%s', (_, { show, rules, asked }) => {
  const inputs = async () => [...(await renderHtml(<Shown show={show} />)).matchAll(/<(?:input|textarea|select)[^>]*>/g)].map(([tag]) => tag)
  const nameOf = (tag: string) => / name="([\w.]+)"/.exec(tag)?.[1] ?? '_'
  const isAsked = (name: string) => !name.startsWith('_')

  test('asks for what its rules know, in the order of the page', async () => {
    const { properties = {} } = z.toJSONSchema(rules, { unrepresentable: 'any' })
    const names = [...new Set((await inputs()).map(nameOf))].filter(isAsked)
    expect(names).toEqual(asked)
    expect(names.filter((name) => name in properties).sort()).toEqual(
      Object.keys(properties)
        .filter((name) => !UNASKED.includes(name))
        .sort(),
    )
  })

  test('has to be filled in where its rules say so', async () => {
    const required = (await inputs()).filter((tag) => tag.includes('required=""')).map(nameOf)
    expect([...new Set(required)].sort()).toEqual([...new Set(rules.safeParse({}).error?.issues.map(({ path }) => path.join('.')))].sort())
  })

  test('says of nothing that is untouched that it is wrong', async () => {
    for (const tag of (await inputs()).filter((input) => isAsked(nameOf(input)) && !input.includes('type="hidden"')))
      expect(tag).not.toMatch(/aria-invalid="true"/)
    expect(await renderHtml(<Shown show={show} />)).toContain('noValidate=""')
  })
})

const shown = (form: string) => renderScreen(<Shown show={forms[form]?.show} />)

test.each<[string, RegExp, Record<string, string>]>([
  ['contact', /^Your name/, { autocomplete: 'name' }],
  ['contact', /^Your email/, { type: 'email', autocomplete: 'email' }],
  ['proposal', /^Your name/, { autocomplete: 'name' }],
  ['proposal', /^Your email/, { type: 'email', autocomplete: 'email' }],
  ['proposal', /^Your phone number/, { type: 'tel' }],
  ['proposal', /^Summary/, { rows: '8' }],
])('%s: what a browser knows of its visitor, and the keys for it, are offered at %s', async (form, label, attributes) => {
  const field = (await shown(form)).getByLabelText(label, { selector: 'input, textarea' })
  for (const [name, value] of Object.entries(attributes)) expect(field).toHaveAttribute(name, value)
})

test.each<[RegExp, string]>([
  [/^Summary/, messages.forms.proposal.summaryHint],
  [/^Summary/, 'At most 10,000 characters.'],
  [/^Estimated cost/, messages.forms.proposal.costHint],
  [/^Your phone number/, messages.forms.proposal.phoneHint],
])('what a proposal wants to know is explained beside %s: %s', async (label, hint) => {
  expect((await shown('proposal')).getByLabelText(label, { selector: 'input, textarea' })).toHaveAccessibleDescription(
    expect.stringContaining(hint.replace(/\s/g, ' ')),
  )
})

/** Requirements, sections 7 and 8. */
test('a plain form says in words of its own that it could not be sent, stands on its page, and is answered by mail', () => {
  const { contact, proposal } = plainForms
  expect([contact.failures, contact.page, contact.mail]).toEqual([{ answered: 'unsent', unanswered: 'unavailable' }, '/help#contact', 'tell'])
  expect([proposal.failures, proposal.page, proposal.mail]).toEqual([
    { answered: 'proposal_failed', unanswered: 'unavailable' },
    '/collaborate/individuals#proposal',
    'tell',
  ])
})
