import { prepare } from '@/components/shared/form/fields/file/enhance'
import { send } from '@/components/shared/form/enhance/send'
import english from '@/messages/en.json'
import { formTexts } from '../support/form-texts'

const { errors, problems, files: words } = english.forms

const MARKUP = (attributes: string, rows = '') => `
  <form data-form="volunteer" action="/en/send/volunteer">
    <div data-files="cv" data-kinds=".pdf,.jpg" data-unsent="medical_license_unsent" data-wrong-kind="file_type"
         data-sending="${words.sending}" data-stored-text="${words.stored}" data-removed="${words.removed}" data-waiting="${words.waiting}">
      <input type="file" name="cv" ${attributes}>
      <ul data-file-list hidden>${rows}</ul>
      <template><li><bdi data-file-name></bdi><small data-file-size></small><span data-file-state></span>
        <progress max="1" data-file-progress></progress>
        <button type="button" data-file-retry>Try again</button><button type="button" data-file-remove>Remove</button></li></template>
      <p role="status" data-file-status></p>
    </div>
  </form>`

/** The network alone is replaced; a test answers for it. */
class Request {
  static all: Request[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  responseText = ''
  timeout = 0
  body?: FormData
  readonly abort = jest.fn()
  private readonly ends = new Map<string, () => void>()
  open = jest.fn()
  addEventListener(type: string, run: () => void) {
    this.ends.set(type, run)
  }
  send(body: FormData) {
    this.body = body
    Request.all.push(this)
  }
  async answer(answer: object | string) {
    this.responseText = typeof answer === 'string' ? answer : JSON.stringify(answer)
    this.onload?.()
    await settle()
  }
  async lose() {
    this.ends.get('error')?.()
    await settle()
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

const file = (name: string, size = 2_500_000) => Object.defineProperty(new File(['x'], name), 'size', { value: size })

function open(attributes = 'multiple', rows = '') {
  document.body.innerHTML = MARKUP(attributes, rows)
  const form = document.querySelector('form')
  const input = document.querySelector<HTMLInputElement>('[type=file]')
  if (!form || !input) throw new Error('The form is not there.')
  const { files } = prepare(form, formTexts)
  return {
    form,
    files,
    choose: (...chosen: File[]) => {
      Object.defineProperty(input, 'files', { value: chosen, configurable: true })
      input.dispatchEvent(new Event('change'))
    },
  }
}

const rows = () => [...document.querySelectorAll('li')]
const state = (index = 0) => rows()[index]?.querySelector('[data-file-state]')?.textContent
const button = (name: 'retry' | 'remove', index = 0) => rows()[index]?.querySelector<HTMLButtonElement>(`[data-file-${name}]`)
const ids = (form: HTMLFormElement) => new FormData(form).getAll('cv').filter((value) => typeof value === 'string')
const status = () => document.querySelector('[role=status]')?.textContent
const request = (index = 0) => {
  const found = Request.all[index]
  if (!found) throw new Error(`Request ${index} was not sent.`)
  return found
}

beforeEach(() => {
  Request.all = []
  document.documentElement.lang = 'en'
  global.XMLHttpRequest = Request as never
})

test('each file is sent alone as soon as it is chosen, and says how far it is', async () => {
  const { form, files, choose } = open()
  choose(file('cv.pdf'), file('photo.JPG', 900))
  expect(Request.all.map(({ body }) => [body?.get('form'), (body?.get('file') as File).name])).toEqual([
    ['volunteer', 'cv.pdf'],
    ['volunteer', 'photo.JPG'],
  ])
  expect(rows()[0]).toHaveTextContent('cv.pdf')
  expect(rows()[0]).toHaveTextContent('2.5 MB')
  expect(status()).toBe('photo.JPG: Uploading…')
  request().upload.onprogress?.({ loaded: 43, total: 100 })
  expect(state()).toBe('Uploading… 43%')
  expect(rows()[0]?.querySelector('progress')).toHaveAttribute('value', '0.43')
  expect(files.isSending).toBe(true)
  await request().answer({ state: 'stored', id: 'one', name: 'cv.pdf' })
  await request(1).answer({ state: 'stored', id: 'two', name: 'photo.JPG' })
  expect(files.isSending).toBe(false)
  expect([state(0), state(1), status()]).toEqual(['Uploaded', 'Uploaded', 'photo.JPG: Uploaded'])
  expect(rows()[0]?.querySelector('progress')).not.toBeVisible()
  expect(ids(form)).toEqual(['one', 'two'])
  expect(new FormData(form).getAll('cv.filename')).toEqual(['one cv.pdf', 'two photo.JPG'])
})

test('a lost connection is said in the words of the field, keeps the form from being sent, and can be tried again', async () => {
  const { form, files, choose } = open()
  choose(file('license.pdf'))
  await request().lose()
  expect(state()).toBe(errors.medical_license_unsent)
  expect(status()).toBe(`license.pdf: ${errors.medical_license_unsent}`)
  expect(files.errors).toEqual({ cv: 'medical_license_unsent' })
  button('retry')?.click()
  expect(files.errors).toEqual({})
  await request(1).answer({ state: 'stored', id: 'one', name: 'license.pdf' })
  expect(ids(form)).toEqual(['one'])
})

test.each([
  ['script.exe', 10, 'file_type'],
  ['large.pdf', 20 * 1024 * 1024 + 1, 'file_too_large'],
  ['empty.pdf', 0, 'file_empty'],
])('%s of %d bytes is not sent: %s; it is named, keeps nothing back, and leaves with the next step', (name, size, code) => {
  const { files, choose } = open()
  choose(file(name, size))
  expect(Request.all).toEqual([])
  expect(state()).toBe(errors[code as keyof typeof errors])
  expect(status()).toBe(`${name}: ${errors[code as keyof typeof errors]}`)
  expect(button('retry')).not.toBeVisible()
  expect(files.errors).toEqual({})
  files.leave()
  expect(rows()).toEqual([])
})

test('20 MB to the byte are sent', () => {
  const { choose } = open()
  choose(file('large.pdf', 20 * 1024 * 1024))
  expect(Request.all).toHaveLength(1)
})

test('the sixth file is one too many, until another one is removed', () => {
  const { choose } = open()
  choose(...Array.from({ length: 6 }, (_, index) => file(`${index}.pdf`)))
  expect(Request.all).toHaveLength(5)
  expect(state(5)).toBe(errors.too_many_files)
  button('remove', 0)?.click()
  expect(status()).toBe('0.pdf: Removed')
  choose(file('6.pdf'))
  expect(Request.all).toHaveLength(6)
  expect(rows()).toHaveLength(5)
})

test('what the server finds inside cannot be tried again; too many in a short time can', async () => {
  const { files, choose } = open()
  choose(file('cv.pdf'))
  await request().answer({ state: 'refused', code: 'file_unsafe' })
  expect([state(), files.errors]).toEqual([errors.file_unsafe, {}])
  expect(button('retry')).not.toBeVisible()
  choose(file('other.pdf'))
  await request(1).answer({ state: 'refused', code: 'rate_limited' })
  expect(state()).toBe(problems.rate_limited)
  expect(button('retry')).toBeVisible()
})

test('an answer that is none counts as a lost connection', async () => {
  const { choose } = open()
  choose(file('cv.pdf'))
  await request().answer('<html>502')
  expect(state()).toBe(errors.medical_license_unsent)
})

test('removing stops what is being sent, and no id goes with the form', async () => {
  const { form, files, choose } = open()
  choose(file('cv.pdf'))
  button('remove')?.click()
  expect(request().abort).toHaveBeenCalled()
  await request().answer({ state: 'stored', id: 'one', name: 'cv.pdf' })
  expect([rows(), ids(form), files.errors]).toEqual([[], [], {}])
  expect(document.querySelector('ul')).not.toBeVisible()
  expect(document.querySelector('[type=file]')).toHaveFocus()
})

test('where one file is wanted another one takes its place', async () => {
  const { form, choose } = open('')
  choose(file('old.pdf'))
  await request().answer({ state: 'stored', id: 'old', name: 'old.pdf' })
  choose(file('new.pdf'))
  await request(1).answer({ state: 'stored', id: 'new', name: 'new.pdf' })
  expect(ids(form)).toEqual(['new'])
})

test('files of a form that came back are rows like the others; one that was given up is not', () => {
  const kept = (id: string, checked: string) =>
    `<li><input type="checkbox" name="cv" value="${id}" data-stored="cv" ${checked}><bdi data-file-name>${id}.pdf</bdi><input type="hidden" name="cv.filename" value="${id} ${id}.pdf"></li>`
  const { form } = open('multiple', kept('one', 'checked') + kept('two', ''))
  expect(rows().map((row) => row.querySelector('bdi')?.textContent)).toEqual(['one.pdf'])
  expect([state(), ids(form), new FormData(form).getAll('cv.filename')]).toEqual(['Uploaded', ['one'], ['one one.pdf']])
})

test('waits for what is being sent, and forgets it all when the form is emptied', async () => {
  const { form, files, choose } = open()
  choose(file('cv.pdf'))
  let isSettled = false
  const settled = files.settled().then(() => (isSettled = true))
  await settle()
  expect(isSettled).toBe(false)
  await request().answer({ state: 'stored', id: 'one', name: 'cv.pdf' })
  await settled
  form.dispatchEvent(new Event('emptied'))
  expect([rows(), ids(form)]).toEqual([[], []])
})

test('a form sent by script carries the ids and no file', async () => {
  const { form, choose } = open()
  choose(file('cv.pdf'))
  await request().answer({ state: 'stored', id: 'one', name: 'cv.pdf' })
  let body: FormData | undefined
  global.fetch = jest.fn(async (_url: string, init: { body: FormData }) => {
    body = init.body
    return { json: async () => ({ state: 'sent', reference: 'V-1' }) }
  }) as never
  expect(await send(form)).toEqual({ state: 'sent', reference: 'V-1' })
  expect(body?.getAll('cv')).toEqual(['one'])
})
