/** @jest-environment node */
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { ContactForm } from '@/components/help/ContactForm'
import { formProps } from '@/components/shared/form/client/form-props'
import { contactRules } from '@/rules/forms/contact'
import { renderHtml } from '../support/render'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

type Form = { show: () => Promise<ReactNode>; rules: z.ZodMiniType; asked: string[] }

/** Each form, its rules, and what it asks for in the order of the page. */
const forms: Record<string, Form> = {
  contact: {
    show: async () => <ContactForm {...(await formProps('contact', { locale: 'en' }))} />,
    rules: contactRules,
    asked: ['name', 'email', 'subject', 'message'],
  },
}

/** What rules know that nobody is asked for. */
const UNASKED = ['submitLanguage', 'language', 'locale']

describe.each(Object.entries(forms))('%s', (_, { show, rules, asked }) => {
  const inputs = async () => [...(await renderHtml(await show())).matchAll(/<(?:input|textarea|select)[^>]*>/g)].map(([tag]) => tag)
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
    expect(await renderHtml(await show())).toContain('noValidate=""')
  })
})
