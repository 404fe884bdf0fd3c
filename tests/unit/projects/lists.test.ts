import { prepare } from '@/components/shared/form/fields/list/enhance'

const MARKUP = `
  <form>
    <div data-field="provinces">
      <label for="p">Provinces</label>
      <p><span data-list-hint>Commas</span><span data-list-hint hidden>Enter</span></p>
      <div data-list data-added="Added: #" data-removed="Removed: #">
        <input id="p" name="provinces" value="Homs, حماة">
        <template><ul></ul><div><input id="p"><button type="button">Add</button></div><p role="status"></p></template>
        <template><li><bdi></bdi><button type="button" aria-label="Remove #">×</button></li></template>
      </div>
    </div>
  </form>`

function shown<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}

const kept = () => shown<HTMLInputElement>('[name=provinces]')
const typing = () => shown<HTMLInputElement>('input:not([name])')
const entries = () => [...document.querySelectorAll('li bdi')].map(({ textContent }) => textContent)
const status = () => shown('[role=status]').textContent

function type(text: string) {
  typing().value = text
  typing().dispatchEvent(new Event('input', { bubbles: true }))
}

const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true })
  typing().dispatchEvent(event)
  return event
}

beforeEach(() => {
  document.body.innerHTML = MARKUP
  prepare(shown<HTMLFormElement>('form'))
})

test('what is there already becomes entries, and the label leads to where the next one is typed', () => {
  expect(entries()).toEqual(['Homs', 'حماة'])
  expect(kept()).not.toBeVisible()
  expect(shown<HTMLLabelElement>('label').control).toBe(typing())
  expect([...document.querySelectorAll<HTMLElement>('[data-list-hint]')].map(({ hidden }) => hidden)).toEqual([true, false])
})

test('Enter adds what was typed and does not send the form; an empty line does', () => {
  type(' Idlib ')
  expect(press('Enter').defaultPrevented).toBe(true)
  expect(entries()).toEqual(['Homs', 'حماة', 'Idlib'])
  expect(kept()).toHaveValue('Homs, حماة, Idlib')
  expect(typing()).toHaveValue('')
  expect(status()).toBe('Added: Idlib')
  expect(press('Enter').defaultPrevented).toBe(false)
})

test.each([
  [',', 'Idlib, Raqqa,'],
  ['،', 'Idlib، Raqqa،'],
  [';', 'Idlib; Raqqa;'],
])('%s ends an entry', (_, text) => {
  type(text)
  expect(kept()).toHaveValue('Homs, حماة, Idlib, Raqqa')
  expect(entries()).toHaveLength(4)
})

test('the same one is there once, however it is written', () => {
  type('HOMS')
  press('Enter')
  expect(entries()).toEqual(['Homs', 'حماة'])
  expect(typing()).toHaveValue('')
})

test('what is still being typed is kept too, and becomes an entry when the field is left', () => {
  type('Tartus')
  expect(kept()).toHaveValue('Homs, حماة, Tartus')
  expect(entries()).toHaveLength(2)
  typing().dispatchEvent(new Event('blur'))
  expect(entries()).toHaveLength(3)
})

test('an entry that is removed gives the focus to the next one, the last one to the field', () => {
  shown<HTMLButtonElement>('[aria-label="Remove Homs"]').click()
  expect(kept()).toHaveValue('حماة')
  expect(status()).toBe('Removed: Homs')
  expect(shown('[aria-label="Remove حماة"]')).toHaveFocus()
  shown<HTMLButtonElement>('[aria-label="Remove حماة"]').click()
  expect(typing()).toHaveFocus()
  expect(kept()).toHaveValue('')
})

test('no more is taken than the field may hold', () => {
  type('a'.repeat(490))
  press('Enter')
  expect(entries()).toEqual(['Homs', 'حماة'])
})

test('a draft that is restored, and a form that is emptied', () => {
  kept().value = 'Daraa'
  shown('form').dispatchEvent(new Event('restored'))
  expect(entries()).toEqual(['Daraa'])
  kept().value = ''
  shown('form').dispatchEvent(new Event('emptied'))
  expect(entries()).toEqual([])
})
