import { enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import english from '@/messages/en.json'
import { formTexts } from '../support/form-texts'

const { errors, files: words } = english.forms

const MARKUP = `
  <div>
    <form data-form="volunteer" data-draft="volunteer" action="/en/send/volunteer">
      <input type="hidden" name="_attempt"><input type="hidden" name="_captcha">
      <div data-problems hidden tabindex="-1"><p data-problem></p></div>
      <input name="name" value="Rima"><p data-error="name" hidden></p>
      <div data-files="cv" data-kinds=".pdf" data-unsent="file_unsent" data-wrong-kind="file_type"
           data-sending="${words.sending}" data-stored-text="${words.stored}" data-removed="${words.removed}" data-waiting="${words.waiting}" data-lost="${words.lost}">
        <p data-error="cv" hidden></p><input type="file" name="cv">
        <ul data-file-list hidden></ul>
        <template><li><bdi data-file-name></bdi><small data-file-size></small><span data-file-state></span>
          <progress max="1" data-file-progress></progress>
          <button type="button" data-file-retry>Try again</button><button type="button" data-file-remove>Remove</button></li></template>
        <p role="status" data-file-status></p>
      </div>
      <button data-submit data-busy="Submitting...">Send</button>
    </form>
    <div data-sent tabindex="-1" hidden><span data-reference></span></div>
  </div>`

type Upload = { onload?: () => void; onerror?: () => void; responseText: string }

let upload: Upload
const take = (request: Upload) => (upload = request)
let sent: FormData[]

/** The network alone is replaced. */
async function fakeFetch(url: string, init?: RequestInit) {
  if (url.endsWith('/form-texts')) return { json: async () => formTexts }
  if (url === '/api/captcha') throw new TypeError('offline')
  sent.push(init?.body as FormData)
  return { json: async () => ({ state: 'sent', reference: 'V-7K3F-92QD' }) }
}

const settle = () => jest.advanceTimersByTimeAsync(2000)
const button = () => document.querySelector<HTMLButtonElement>('[data-submit]')

async function chooseAndSend() {
  document.body.innerHTML = MARKUP
  const form = document.querySelector('form')
  const input = document.querySelector('[type=file]')
  if (!form || !input) throw new Error('The form is not there.')
  const done = enhanceForm(form, { check: () => ({}) })
  await settle()
  await done
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'cv.pdf')], configurable: true })
  input.dispatchEvent(new Event('change'))
  form.requestSubmit()
  await settle()
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  sent = []
  document.documentElement.lang = 'en'
  global.fetch = fakeFetch as never
  global.XMLHttpRequest = class {
    upload = {}
    responseText = ''
    onload?: () => void
    onerror?: () => void
    open() {}
    addEventListener(type: string, run: () => void) {
      if (type === 'error') this.onerror = run
    }
    send() {
      take(this)
    }
  } as never
})
afterEach(() => jest.useRealTimers())

test('a form is not sent before its files are, and then carries their ids', async () => {
  await chooseAndSend()
  expect(sent).toEqual([])
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(button()).toHaveTextContent(words.waiting)
  upload.responseText = JSON.stringify({ state: 'stored', id: 'one', name: 'cv.pdf' })
  upload.onload?.()
  await settle()
  expect(sent.map((body) => body.getAll('cv'))).toEqual([['one']])
  expect(document.querySelector('[data-reference]')).toHaveTextContent('V-7K3F-92QD')
})

test('a file that could not be sent keeps the form back, which says so at the field', async () => {
  await chooseAndSend()
  upload.onerror?.()
  await settle()
  expect(sent).toEqual([])
  expect(button()).not.toHaveAttribute('aria-disabled')
  expect(document.querySelector('[data-error=cv]')).toHaveTextContent(errors.file_unsent)
  expect(document.querySelector('[type=file]')).toHaveFocus()
})

test('a file that is refused while the form waits for it keeps the form back once', async () => {
  await chooseAndSend()
  upload.responseText = JSON.stringify({ state: 'refused', code: 'file_unsafe' })
  upload.onload?.()
  await settle()
  expect(sent).toEqual([])
  expect(document.querySelector('[data-file-state]')).toHaveTextContent(errors.file_unsafe)
  expect(document.querySelector('[type=file]')).toHaveFocus()
  document.querySelector('form')?.requestSubmit()
  await settle()
  expect(sent.map((body) => body.getAll('cv'))).toEqual([[]])
})

describe('a draft', () => {
  const rows = () => [...document.querySelectorAll('li')].map((row) => row.querySelector('[data-file-state]')?.textContent)
  const reopen = async () => {
    document.body.innerHTML = MARKUP
    const form = document.querySelector('form')
    if (!form) throw new Error('The form is not there.')
    await enhanceForm(form, { check: () => ({}) })
    await settle()
    return form
  }

  beforeEach(async () => {
    await reopen()
    const input = document.querySelector('[type=file]')
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'cv.pdf')], configurable: true })
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  })

  test('keeps files that were sent, as long as the server does', async () => {
    upload.responseText = JSON.stringify({ state: 'stored', id: 'one', name: 'cv.pdf' })
    upload.onload?.()
    await settle()
    const form = await reopen()
    expect(rows()).toEqual([words.stored])
    expect(new FormData(form).getAll('cv').filter((value) => typeof value === 'string')).toEqual(['one'])
    jest.setSystemTime(Date.now() + 23 * 60 * 60 * 1000)
    await reopen()
    expect(rows()).toEqual([words.lost])
  })

  test('says of a file that was not sent that it is lost, and goes without it', async () => {
    await settle()
    const form = await reopen()
    expect(rows()).toEqual([words.lost])
    form.requestSubmit()
    await settle()
    expect(sent.map((body) => body.getAll('cv'))).toEqual([[]])
  })
})
