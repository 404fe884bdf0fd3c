import { fireEvent, waitFor } from '@testing-library/dom'
import { prepare } from '@/components/shared/form/fields/phone/enhance'

const RULES = { clearWhole: () => {}, recheck: () => {} }

const OPTIONS: [string, string][] = [
  ['EG', 'Égypte \u2066+20\u2069'],
  ['DE', 'Allemagne \u2066+49\u2069'],
  ['SY', 'سوريا \u2066+963\u2069'],
  ['TR', 'Turquie \u2066+90\u2069'],
  ['US', 'États-Unis \u2066+1\u2069'],
]

function setUp() {
  document.body.innerHTML = `<form><div data-phone="phone">
    <select id="c" name="phone:country" data-start="DE">${OPTIONS.map(([value, text]) => `<option value="${value}"${value === 'DE' ? ' selected' : ''}>${text}</option>`).join('')}</select>
    <div data-search="c" hidden><input role="combobox" aria-expanded="false"><ul id="f" role="listbox" hidden></ul><p role="status" data-none="None"></p></div>
    <input type="tel" name="phone">
    <fieldset data-which="phone:meant" hidden><div></div><template><label><input type="radio" name="phone:meant"><span>Is it {number}? ({country})</span></label></template></fieldset></div><button>Send</button></form>`
  const find = <Found extends Element>(selector: string) => document.querySelector(selector) as Found
  const parts = {
    form: find<HTMLFormElement>('form'),
    select: find<HTMLSelectElement>('select'),
    search: find<HTMLInputElement>('[role=combobox]'),
    list: find<HTMLUListElement>('ul'),
    status: find<HTMLElement>('[role=status]'),
    tel: find<HTMLInputElement>('[type=tel]'),
  }
  return { ...parts, entries: () => [...parts.list.children].map(({ textContent }) => textContent?.split(' ')[0]) }
}

function enhanced() {
  const parts = setUp()
  prepare(parts.form).watch?.(RULES)
  return parts
}

test('the list makes room for the search, and stays what is sent', () => {
  const { select, search, form } = enhanced()
  expect(select.hidden).toBe(true)
  expect(search.closest('[hidden]')).toBeNull()
  expect(search.value).toContain('Allemagne')
  expect(new FormData(form).get('phone:country')).toBe('DE')
})

test('a list that somebody is choosing in is left alone until then', () => {
  const { form, select, search } = setUp()
  select.focus()
  prepare(form).watch?.(RULES)
  expect(select.hidden).toBe(false)
  select.value = 'SY'
  select.blur()
  expect(select.hidden).toBe(true)
  expect(search.value).toContain('سوريا')
})

test.each([
  ['egy', ['Égypte']],
  ['ETATS', ['États-Unis']],
  ['963', ['سوريا']],
  ['+9', ['سوريا', 'Turquie']],
  ['t', ['Turquie', 'Égypte', 'États-Unis']],
])('%s finds %s', (typed, expected) => {
  const { search, entries } = enhanced()
  fireEvent.input(search, { target: { value: typed } })
  expect(entries()).toEqual(expected)
})

test('it is said when nothing is found', () => {
  const { search, list, status } = enhanced()
  fireEvent.input(search, { target: { value: 'xyz' } })
  expect([list.hidden, status.textContent, search.getAttribute('aria-expanded')]).toEqual([true, 'None', 'false'])
})

test('by keyboard', () => {
  const { search, select, list } = enhanced()
  fireEvent.keyDown(search, { key: 'ArrowDown' })
  expect(search.getAttribute('aria-expanded')).toBe('true')
  // It begins at what is chosen.
  expect(search.getAttribute('aria-activedescendant')).toBe('f-1')
  fireEvent.keyDown(search, { key: 'ArrowDown' })
  fireEvent.keyDown(search, { key: 'Enter' })
  expect([select.value, list.hidden, search.value]).toEqual(['SY', true, 'سوريا \u2066+963\u2069'])
  fireEvent.keyDown(search, { key: 'ArrowDown' })
  fireEvent.keyDown(search, { key: 'ArrowUp' })
  fireEvent.keyDown(search, { key: 'Escape' })
  expect([select.value, list.hidden]).toEqual(['SY', true])
})

test('Enter in the open list does not send the form', () => {
  const { search } = enhanced()
  fireEvent.input(search, { target: { value: 'tur' } })
  expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false)
})

test('nor does it where nothing was found; in a list that is shut and shows what is chosen it does, as in any field', () => {
  const { search, select } = enhanced()
  fireEvent.input(search, { target: { value: 'xyz' } })
  expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false)
  expect([select.value, search.value]).toEqual(['DE', 'xyz'])
  fireEvent.blur(search)
  expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(true)
})

test('who goes on with Tab has chosen what was found', () => {
  const { search, select } = enhanced()
  fireEvent.input(search, { target: { value: 'tur' } })
  fireEvent.keyDown(search, { key: 'Tab' })
  expect(select.value).toBe('TR')
})

test('who leaves otherwise has chosen nothing', () => {
  const { search, select } = enhanced()
  fireEvent.input(search, { target: { value: 'tur' } })
  fireEvent.blur(search)
  expect([select.value, search.value]).toEqual(['DE', 'Allemagne \u2066+49\u2069'])
})

test('by pointer', () => {
  const { search, select, list } = enhanced()
  fireEvent.mouseDown(search)
  fireEvent.click(list.children[0] as Element)
  expect(select.value).toBe('EG')
})

test('a typed calling code chooses its country', async () => {
  const { tel, search, select } = enhanced()
  fireEvent.input(tel, { target: { value: '+963' } })
  await waitFor(() => expect(select.value).toBe('SY'))
  expect(search.value).toContain('سوريا')
  fireEvent.input(tel, { target: { value: '٠٠٩٠٥' } })
  await waitFor(() => expect(select.value).toBe('TR'))
})

test('a number is put in the international form when it is left, for the draft too', async () => {
  const { tel, form } = enhanced()
  const changed = jest.fn()
  form.addEventListener('change', changed)
  fireEvent.input(tel, { target: { value: '٠٣٠ ١٢٣٤٥٦٧' } })
  fireEvent.blur(tel)
  await waitFor(() => expect(tel.value).toBe('+49 30 1234567'))
  expect(changed).toHaveBeenCalledTimes(1)
})

test('a number that may be of several countries is asked about, and stays as it was typed', async () => {
  const { form, tel, select } = enhanced()
  const { errors } = prepare(form)
  const question = form.querySelector<HTMLElement>('[data-which]')
  const sent = () => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  fireEvent.input(tel, { target: { value: '0944 123 456' } })
  fireEvent.blur(tel)
  await waitFor(() => expect(question?.hidden).toBe(false))
  expect([...form.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'Is it +963 944 123 456? (سوريا)',
    'Is it +49 9441 23456? (Allemagne)',
  ])
  expect([tel.value, select.value]).toEqual(['0944 123 456', 'DE'])
  expect(await errors?.(sent())).toEqual({ phone: 'phone_which' })
  fireEvent.click(form.querySelector('[value="+963944123456"]') as Element)
  expect(await errors?.(sent())).toEqual({})
  // Another number or country is another question.
  fireEvent.input(tel, { target: { value: '0944 123 45' } })
  expect([question?.hidden, sent()['phone:meant']]).toEqual([true, undefined])
})

test('an emptied form starts with the default country again', () => {
  const { form, select, search } = enhanced()
  select.value = ''
  form.dispatchEvent(new Event('emptied'))
  expect([select.value, search.value]).toEqual(['DE', 'Allemagne \u2066+49\u2069'])
})

test('what is wrong with numbers', async () => {
  const { errors } = prepare(document.createElement('form'))
  expect(await errors?.({ phone: '12', 'phone:country': 'DE', name: '' })).toEqual({ phone: 'invalid_phone' })
  expect(await errors?.({ phone: '', 'phone:country': 'DE' })).toEqual({})
  expect(await errors?.({ phone: '030 1234567', 'phone:country': 'DE' })).toEqual({})
})
