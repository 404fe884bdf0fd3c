/** @jest-environment node */
import * as z from 'zod/mini'
import { PlainForm } from '@/components/shared/form/PlainForm'
import { plainForms } from '@/lib/forms/plain-forms'
import messages from '@/messages/en.json'
import { renderHtml } from '../support/render'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

describe.each(['proposal'] as const)('%s', (form) => {
  const page = async () => {
    const html = await renderHtml(<PlainForm form={form} locale="en" />)
    return [...html.matchAll(/<(?:input|textarea)[^>]*? name="(\w+)"/g)].flatMap(([, name = '']) => (name.startsWith('_') ? [] : [name]))
  }

  test('asks for what its rules know (lib/forms/plain-forms.ts)', async () => {
    const { properties = {} } = z.toJSONSchema(await plainForms[form].rules(), { unrepresentable: 'any' })
    expect((await page()).sort()).toEqual(
      Object.keys(properties)
        .filter((name) => name !== 'submitLanguage')
        .sort(),
    )
  })

  test('has to be filled in where its rules say so', async () => {
    const { error } = (await plainForms[form].rules()).safeParse({})
    const html = await renderHtml(<PlainForm form={form} locale="en" />)
    const required = [...html.matchAll(/<(?:input|textarea)[^>]*>/g)].flatMap(([tag]) => (tag.includes('required=""') ? [/ name="(\w+)"/.exec(tag)?.[1]] : []))
    expect(required.sort()).toEqual(error?.issues.map(({ path }) => path.join('.')).sort())
  })
})

test('text may be as long as its rules say', async () => {
  expect(await renderHtml(<PlainForm form="proposal" locale="en" />)).toMatch(/<textarea[^>]* name="summary"[^>]* maxLength="10000"/i)
})

const shown = (form: 'proposal') => renderScreen(<PlainForm form={form} locale="en" />)

test.each<['proposal', RegExp, Record<string, string>]>([
  ['proposal', /^Your name/, { autocomplete: 'name' }],
  ['proposal', /^Your email/, { type: 'email', autocomplete: 'email' }],
  ['proposal', /^Your phone number/, { type: 'tel' }],
  ['proposal', /^Summary/, { rows: '8' }],
])('%s: what a browser knows of its visitor, and the keys for it, are offered at %s', async (form, label, attributes) => {
  const field = (await shown(form)).getByLabelText(label)
  for (const [name, value] of Object.entries(attributes)) expect(field).toHaveAttribute(name, value)
})

test('what a proposal wants to know is explained beside its fields', async () => {
  const screen = await shown('proposal')
  const { summaryHint, costHint, phoneHint } = messages.forms.proposal
  for (const [label, hint] of [
    [/^Summary/, summaryHint],
    [/^Estimated cost/, costHint],
    [/^Your phone number/, phoneHint],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(hint.replace(/[.]/g, '\\.')))
  }
})

test.each(['proposal'] as const)('%s asks in the order of the page, what is usual first', async (form) => {
  const html = await renderHtml(<PlainForm form={form} locale="en" />)
  const asked = [...html.matchAll(/<(?:input|textarea)[^>]*? name="(\w+)"/g)].flatMap(([, name = '']) => (name.startsWith('_') ? [] : [name]))
  const order = {
    proposal: ['title', 'summary', 'place', 'cost', 'name', 'email', 'phone', 'consentVersion', 'legalConsent', 'marketingConsent'],
  }
  expect(asked).toEqual(order[form])
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
