import { prepare } from '@/components/shared/form/fields/address/enhance'
import { noteRestored } from '@/components/shared/form/enhance/draft'

const MARKUP = `
  <form data-draft="volunteer:a:b">
    <fieldset data-address="home">
      <p data-error="home" hidden></p>
      <select name="home.country" data-country><option value=""></option><option value="276">Germany</option><option value="760">Syria</option><option value="336">Vatican</option></select>
      <template data-states><div><select name="home.state"><option value="">No choice</option></select></div></template>
      <input name="home.postalCode">
    </fieldset>
  </form>`

const known: Record<string, { documentId: string; name: string }[]> = {
  276: [
    { documentId: 'berlin', name: 'Berlin' },
    { documentId: 'hesse', name: 'Hesse' },
  ],
  760: [{ documentId: 'homs', name: 'Homs' }],
  336: [],
}

function shown<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}

const country = () => shown<HTMLSelectElement>('[data-country]')
const states = () => shown<HTMLSelectElement>('[name="home.state"]')
const names = () => [...states().options].map(({ text }) => text)
const form = () => shown<HTMLFormElement>('form')

let prepared: ReturnType<typeof prepare>
let asked: string[]
let waiting: Map<string, () => void>
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Answers at once, except for countries that a test makes wait. */
async function fakeFetch(url: string): Promise<Partial<Response>> {
  asked.push(url)
  const id = url.split('/').at(-1) ?? ''
  if (id === '760') await new Promise<void>((resolve) => waiting.set(id, resolve))
  return { ok: true, json: async () => ({ states: known[id] }) }
}

async function choose(id: string) {
  country().value = id
  country().dispatchEvent(new Event('change', { bubbles: true }))
  await settle()
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'ar'
  document.body.innerHTML = MARKUP
  asked = []
  waiting = new Map()
  globalThis.fetch = fakeFetch as typeof fetch
  prepared = prepare(form())
})

test('states are asked for when a country is chosen, in the language of the page', async () => {
  expect(states()).not.toBeVisible()
  expect(states()).toBeDisabled()
  await choose('276')
  expect(asked).toEqual(['/api/states/ar/276'])
  expect(states()).toBeEnabled()
  expect(states()).toBeVisible()
  expect(names()).toEqual(['No choice', 'Berlin', 'Hesse'])
})

test('a country without states has no such field, and no country asks nothing', async () => {
  await choose('336')
  expect(states()).not.toBeVisible()
  await choose('')
  expect(asked).toEqual(['/api/states/ar/336'])
})

test('another country clears the state', async () => {
  await choose('276')
  states().value = 'hesse'
  await choose('760')
  expect(states()).not.toBeVisible()
  waiting.get('760')?.()
  await settle()
  expect(names()).toEqual(['No choice', 'Homs'])
  expect(states()).toHaveValue('')
})

test('an answer that comes late does not take the place of a later choice', async () => {
  await choose('760')
  await choose('276')
  waiting.get('760')?.()
  await settle()
  expect(names()).toEqual(['No choice', 'Berlin', 'Hesse'])
})

test('without an answer there is no choice of a state, and nothing else is lost', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await choose('276')
  expect(states()).not.toBeVisible()
  expect(country()).toHaveValue('276')
})

test('the state of a draft stands there again', async () => {
  noteRestored(form(), { at: Date.now(), attempt: 'x', values: { 'home.state': ['hesse'] } })
  country().value = '276'
  form().dispatchEvent(new Event('restored'))
  await settle()
  expect(states()).toHaveValue('hesse')
})

test('what is said of the whole address goes with the first part; another country looks at the postal code again', () => {
  const clear = jest.fn()
  const recheck = jest.fn()
  prepared.watch?.({ clearWhole: clear, recheck })
  const code = shown<HTMLInputElement>('[name="home.postalCode"]')
  code.dispatchEvent(new Event('input', { bubbles: true }))
  expect(clear).not.toHaveBeenCalled()
  shown('[data-error]').hidden = false
  code.dispatchEvent(new Event('input', { bubbles: true }))
  expect(clear).toHaveBeenCalledWith('home')
  country().dispatchEvent(new Event('change'))
  expect(recheck).not.toHaveBeenCalled()
  code.value = '10115'
  country().dispatchEvent(new Event('change'))
  expect(recheck).toHaveBeenCalledWith('home.postalCode')
})
