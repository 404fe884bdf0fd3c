import { existsSync, readdirSync } from 'node:fs'
import { loadBehaviours } from '@/components/shared/form/fields/behaviours'

const FOLDER = 'components/shared/form/fields'
const MARKS = ['address', 'date', 'files', 'list', 'phone']

const formWith = (marks: readonly string[]) => {
  const form = document.createElement('form')
  form.innerHTML = marks.map((mark) => `<div data-${mark}></div>`).join('')
  return form
}

test('every kind of field that has something to do in the browser is loaded where it is marked', async () => {
  const kinds = readdirSync(FOLDER).filter((kind) => existsSync(`${FOLDER}/${kind}/enhance.ts`))
  const loaded = new Set(await loadBehaviours(formWith(MARKS)))
  const modules = await Promise.all(kinds.map(async (kind) => [kind, await import(`@/components/shared/form/fields/${kind}/enhance`)] as const))
  expect(loaded.size).toBe(MARKS.length)
  expect(modules.filter(([, found]) => !loaded.has(found)).map(([kind]) => kind)).toEqual([])
})

test('a form is sent nothing for fields that it does not have', async () => {
  expect(await loadBehaviours(formWith([]))).toEqual([])
  expect(await loadBehaviours(formWith(['list']))).toHaveLength(1)
})
