import { checkWith } from '@/components/shared/form/enhance/check-with'
import { readDrafts } from '@/components/shared/form/enhance/draft'
import { enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import { plainSchema } from '@/lib/forms/plain-forms'
import { field, one, settle, type } from '../support/enhanced-form'
import { fillIn, open, setUp, write } from './contact-form'

beforeEach(setUp)
afterEach(() => jest.useRealTimers())

test('what was typed before the script came stays, and is kept; what is kept stands beside it', async () => {
  await open()
  fillIn()
  await settle()
  const form = write()
  field('subject').value = 'Another one'
  await enhanceForm(form, { check: checkWith(await plainSchema('contact')) })
  await settle()
  expect([field('subject').value, field('message').value]).toEqual(['Another one', 'A question.'])
  expect(readDrafts('contact')[0]?.values.subject).toEqual(['Another one'])
})

test('whoever deletes what was typed is in the form still', async () => {
  await open()
  fillIn()
  await settle()
  one('[data-clear]').click()
  expect(field('name')).toHaveFocus()
})

test('what was typed outlives the page, on this device only, until it is cleared', async () => {
  await open()
  fillIn()
  await settle()
  await open()
  expect(field('message')).toHaveValue('A question.')
  expect(one('[data-kept-words]')).toBeVisible()
  one('[data-clear]').click()
  expect(field('message')).toHaveValue('')
  expect(readDrafts('contact')).toEqual([])
})

test('who wants nothing to be kept on the device is obeyed at once, and the next time', async () => {
  const choice = () => one<HTMLInputElement>('[data-keep-nothing]')
  await open()
  fillIn()
  await settle()
  choice().click()
  expect(readDrafts('contact')).toEqual([])
  type('message', 'Another question.')
  await settle()
  expect(readDrafts('contact')).toEqual([])
  expect(one('[data-kept-words]')).not.toBeVisible()
  await open()
  expect(choice()).toBeChecked()
  choice().click()
  expect(readDrafts('contact')).toHaveLength(1)
})

test('consent is not kept', async () => {
  await open()
  fillIn()
  field('legalConsent').click()
  await settle()
  expect(readDrafts('contact')[0]?.values).toMatchObject({ name: ['Rima'] })
  expect(readDrafts('contact')[0]?.values).not.toHaveProperty('legalConsent')
})

test('two tabs keep two drafts, and one that is open elsewhere is left to it', async () => {
  const held = new Set<string>()
  const request = async (name: string, _: object, run: (lock: object | null) => unknown) => {
    const isFree = !held.has(name)
    held.add(name)
    return run(isFree ? {} : null)
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  await open()
  fillIn()
  await settle()
  await open()
  expect(field('message')).toHaveValue('')
  type('message', 'In another tab.')
  await settle()
  expect(readDrafts('contact').map(({ values }) => values.message)).toEqual([['In another tab.'], ['A question.']])
  // Both are closed.
  held.clear()
  await open()
  expect(field('message')).toHaveValue('In another tab.')
  Reflect.deleteProperty(navigator, 'locks')
})

test('a draft is forgotten after a day', async () => {
  await open()
  fillIn()
  await settle()
  jest.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  await open()
  expect(field('message')).toHaveValue('')
})
