import { enhance } from '@/components/verification/enhance/enhance'
import { error, field, one, settle } from '../support/enhanced-form'

const link = (attributes: string) => `
  <form action="/en/send/verification/department?token=x" data-by="link" ${attributes}>
    <input type="hidden" name="by" value="link"><button data-retry="Try again">Confirm</button>
  </form>`

const page = (attributes = '') => `
  <div data-verification>
    <div data-told role="status" tabindex="-1"><h2>One step left</h2></div>
    <template data-view="waiting"><p>Confirming</p></template>
    <template data-view="done"><h2>Confirmed</h2><p hidden>Department: <b data-department></b></p></template>
    <template data-view="failure"><h2>Not confirmed</h2><p data-reason>An error occurred.</p></template>
    ${link(attributes)}
    <div data-others>
      <details id="mail"></details>
      <form action="/en/send/verification/department?token=x" data-by="code">
        <input type="hidden" name="by" value="code">
        <div data-note role="alert" tabindex="-1"></div>
        <template data-box="done"><div class="sent"><p></p></div></template>
        <template data-box="problem"><div class="problem"><p>An error occurred while we checked the verification code.</p></div></template>
        <input id="by-code-code" name="code"><p data-error="code" hidden></p>
        <button data-submit data-busy="Confirming">Confirm with the code</button>
      </form>
      <div data-help hidden></div>
    </div>
  </div>`

let sent: Record<string, unknown>[]
let reply: () => Promise<unknown>
let controller: AbortController

const told = () => one('[data-told]')
const linkForm = () => one<HTMLFormElement>('form[data-by=link]')
const codeForm = () => one<HTMLFormElement>('form[data-by=code]')

function open(attributes?: string) {
  document.body.innerHTML = page(attributes)
  enhance(controller.signal)
}

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  controller = new AbortController()
  global.fetch = (async (url: string, { body }: { body: FormData }) => {
    sent.push({ path: new URL(url, location.href).pathname, ...Object.fromEntries(body) })
    const answer = await reply()
    return { json: async () => answer }
  }) as never
})
afterEach(() => {
  controller.abort()
  jest.useRealTimers()
})

test('a link that was just opened is sent once, and the page says what became of it', async () => {
  reply = async () => ({ state: 'done', department: 'Media', text: '' })
  open('data-automatic')
  expect(told()).toHaveTextContent(/^Confirming$/)
  expect(linkForm()).not.toBeVisible()
  enhance(controller.signal)
  await settle()
  expect(sent).toEqual([{ path: '/en/send/verification/department', by: 'link' }])
  expect(told()).toHaveTextContent(/Confirmed.*Department: Media/)
  expect(one('[data-department]')).toBeVisible()
  expect(told()).not.toHaveFocus()
  expect(one('[data-others]')).not.toBeVisible()
})

test('without an answer it says so, and the same link can be sent again', async () => {
  reply = () => Promise.reject(new TypeError('Failed to fetch'))
  open('data-automatic')
  await settle()
  expect(told()).toHaveTextContent('An error occurred.')
  expect(one('[data-help]')).toBeVisible()
  expect(one('[data-retry]')).toHaveTextContent('Try again')
  reply = async () => ({ state: 'done' })
  linkForm().requestSubmit()
  expect(told()).toHaveFocus()
  await settle()
  expect(told()).toHaveTextContent('Confirmed')
  expect(one('[data-department]')).not.toBeVisible()
})

test('a link that is no good is not offered again; a new mail is', async () => {
  reply = async () => ({ state: 'failed', text: 'The link may be expired or invalid.' })
  open('data-automatic')
  await settle()
  expect(told()).toHaveTextContent('The link may be expired or invalid.')
  expect(linkForm()).not.toBeVisible()
  expect(one<HTMLDetailsElement>('#mail').open).toBe(true)
})

test('a link that waits for its button is not sent by looking', async () => {
  open()
  await settle()
  expect(sent).toEqual([])
  expect(told()).toHaveTextContent('One step left')
})

test('mistakes are told above and beside the fields, and the first one gets the focus', async () => {
  reply = async () => ({ state: 'wrong', text: 'Please check what you entered:', errors: { code: 'The code has 8 letters and digits.' } })
  open()
  field('code').value = 'K7QM'
  codeForm().requestSubmit()
  expect(one('[data-submit]')).toHaveAttribute('aria-disabled', 'true')
  codeForm().requestSubmit()
  await settle()
  expect(sent).toEqual([{ path: '/en/send/verification/department', by: 'code', code: 'K7QM' }])
  expect(error('code')).toHaveTextContent('The code has 8 letters and digits.')
  expect(field('code')).toHaveFocus()
  expect(field('code')).toHaveAttribute('aria-invalid', 'true')
  expect(one('[data-note]')).toHaveTextContent(/^Please check what you entered:.*The code has 8 letters and digits.$/)
  expect(one('[data-note] a')).toHaveAttribute('href', '#by-code-code')
  expect(one('[data-submit]')).toBeEnabled()
})

test('a lost connection keeps what was typed, and a code that is right takes the place of the link', async () => {
  reply = () => Promise.reject(new TypeError('Failed to fetch'))
  open()
  field('code').value = 'K7QM3XPA'
  codeForm().requestSubmit()
  await settle()
  expect(one('[data-note]')).toHaveTextContent('An error occurred while we checked the verification code.')
  expect(one('[data-note]')).toHaveFocus()
  expect(field('code')).toHaveValue('K7QM3XPA')
  reply = async () => ({ state: 'done', text: '' })
  codeForm().requestSubmit()
  await settle()
  expect(told()).toHaveTextContent('Confirmed')
  expect(told()).toHaveFocus()
  expect(codeForm()).not.toBeVisible()
})
