/** @jest-environment node */
import * as z from 'zod/mini'
import { PlainForm } from '@/components/shared/form/PlainForm'
import { isPlain, plainForms } from '@/lib/forms/plain-forms'
import { FORMS } from '@/rules/forms'
import { renderHtml } from '../support/render'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

describe.each(FORMS.filter(isPlain))('%s', (form) => {
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
