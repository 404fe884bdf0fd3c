import { prepare } from '@/components/shared/form/fields/date/enhance'

const MARKUP = `<form><div data-date="/"><input name="from"><template><button type="button">Calendar</button><input type="date"></template></div></form>`

function shown<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}

const typed = () => shown<HTMLInputElement>('[name=from]')
const picker = () => shown<HTMLInputElement>('[type=date]')
const opened = jest.fn()

beforeEach(() => {
  document.body.innerHTML = MARKUP
  opened.mockClear()
  Object.defineProperty(HTMLInputElement.prototype, 'showPicker', { value: opened, configurable: true })
})

test('the calendar opens at the day that was typed, whatever its digits', () => {
  prepare(shown('form'))
  typed().value = '٢٤/٣/٢٠٢٧'
  shown<HTMLButtonElement>('button').click()
  expect(picker()).toHaveValue('2027-03-24')
  expect(opened).toHaveBeenCalledTimes(1)
})

test.each([
  ['.', '24.03.2027'],
  ['/', '24/03/2027'],
])('with %s the day that was chosen is written as %s, and heard by the form', (separator, text) => {
  shown('[data-date]').dataset.date = separator
  prepare(shown('form'))
  const heard = jest.fn()
  shown('form').addEventListener('input', heard)
  picker().value = '2027-03-24'
  picker().dispatchEvent(new Event('change'))
  expect(typed()).toHaveValue(text)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(shown('button')).toHaveFocus()
})

test('without a calendar that script can open there is no button', () => {
  Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker')
  prepare(shown('form'))
  expect(document.querySelector('button')).toBeNull()
})
