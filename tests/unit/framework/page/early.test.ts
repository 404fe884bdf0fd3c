import { FORM_PATIENCE } from '@/lib/forms/early.mjs'
import { HOLD_FORMS, KEEP_PRESSES } from '@/lib/framework/page/early.mjs'

// Once for all tests: its listeners stay with the window.
Reflect.construct(Function, [`${KEEP_PRESSES};${HOLD_FORMS}`]).call(globalThis)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a press before the script is there', () => {
  const press = (markup: string) => {
    document.body.innerHTML = markup
    document.querySelector<HTMLElement>('span')?.click()
  }

  beforeEach(() => {
    globalThis.imarEarly = undefined
    delete document.documentElement.dataset.enhanced
  })

  test('is kept without a mark', () => {
    press('<button type="button"><span>x</span></button>')
    expect(globalThis.imarEarly).toEqual([document.querySelector('button')])
  })

  test('is kept beside those before it', () => {
    press('<button type="button"><span>x</span></button><button type="button" id="other"></button>')
    document.getElementById('other')?.click()
    document.querySelector('button')?.click()
    const [one, other] = document.querySelectorAll('button')
    expect(globalThis.imarEarly).toEqual([one, other, one])
  })

  test('is kept where the framework stops it on its way', () => {
    const stop = (event: Event) => event.stopPropagation()
    document.addEventListener('click', stop, true)
    press('<button type="button"><span>x</span></button>')
    document.removeEventListener('click', stop, true)
    expect(globalThis.imarEarly).toEqual([document.querySelector('button')])
  })

  test('is not kept if the page answers it natively, or once the script is there', () => {
    press('<button type="button" popovertarget="menu"><span>x</span></button>')
    press('<form onsubmit="return false"><button><span>x</span></button></form>')
    press('<details><summary><span>x</span></summary></details>')
    document.documentElement.dataset.enhanced = ''
    press('<button type="button"><span>x</span></button>')
    expect(globalThis.imarEarly).toBeUndefined()
  })
})

describe('before the script is there', () => {
  beforeEach(() => {
    globalThis.imarEarly = globalThis.imarEscape = undefined
    delete document.documentElement.dataset.enhanced
    document.documentElement.dataset.ask = ''
  })
  afterEach(() => {
    delete document.documentElement.dataset.ask
    globalThis.imarEarly = globalThis.imarEscape = undefined
  })

  test('an answer about cookies is kept in its order, and the question goes', () => {
    document.body.innerHTML = '<button type="button" id="other"></button><button type="button" name="consent" id="answer"></button>'
    document.getElementById('other')?.click()
    expect(document.documentElement.dataset.ask).toBe('')
    document.getElementById('answer')?.click()
    expect(document.documentElement.dataset.ask).toBeUndefined()
    expect(globalThis.imarEarly?.map(({ id }) => id)).toEqual(['other', 'answer'])
  })

  test('Escape is kept, and no other key', () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    expect(globalThis.imarEscape).toBeUndefined()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(globalThis.imarEscape?.key).toBe('Escape')
  })
})

describe('a form before the script is there', () => {
  const sent = jest.fn()

  function open(attributes = 'data-form="contact"') {
    document.body.innerHTML = `<form ${attributes}><input name="name"><button data-submit data-busy="Sending">Send</button></form>`
    const form = document.querySelector('form')
    const button = document.querySelector('button')
    if (!form || !button) throw new Error('The form is not there.')
    form.submit = sent
    return { form, button }
  }

  beforeEach(() => sent.mockClear())

  test('is held when it is sent, and says so', () => {
    const { form, button } = open()
    button.click()
    expect([form.dataset.waits, button.textContent]).toEqual(['', 'Sending'])
    expect(sent).not.toHaveBeenCalled()
  })

  test('brings the script, or tells who will', () => {
    const start = jest.fn()
    globalThis.imarPress = undefined
    globalThis.imarStart = start
    const { button } = open()
    button.click()
    globalThis.imarStart = undefined
    expect(start).toHaveBeenCalledTimes(1)
    expect(globalThis.imarPress).toBeInstanceOf(Event)
  })

  test('goes as without script when none came', () => {
    const { form, button } = open()
    button.click()
    jest.advanceTimersByTime(FORM_PATIENCE)
    expect(sent).toHaveBeenCalledTimes(1)
    expect([form.dataset.waits, button.textContent]).toEqual([undefined, 'Send'])
  })

  test('is sent once if its script has taken it over', () => {
    const { form, button } = open()
    button.click()
    delete form.dataset.waits
    jest.advanceTimersByTime(FORM_PATIENCE)
    expect(sent).not.toHaveBeenCalled()
  })

  test.each(['', 'data-form="contact" data-enhanced'])('is left alone with the attributes "%s"', (attributes) => {
    const { form } = open(attributes)
    const event = new Event('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    expect(form.dataset.waits).toBeUndefined()
  })

  test('remembers which fields were left', () => {
    open()
    const input = document.querySelector('input')
    input?.dispatchEvent(new Event('focusout', { bubbles: true }))
    expect(input?.dataset.left).toBe('')
  })
})
