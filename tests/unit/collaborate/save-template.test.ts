import { act } from '@/components/collaborate/save-template'

const COPIED = 'Template copied to clipboard!'
const COPY_FAILED = 'Failed to copy template. Please try again.'
const DOWNLOAD_FAILED = 'Failed to download file. Please try again.'

const writeText = jest.fn()
const fetchFile = jest.fn()
const clicked = jest.fn()

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`No ${selector}`)
  return element
}

const says = (role: string) => find(`[role=${role}]`).textContent

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `<div id="box">
    <button data-copied="${COPIED}" data-failed="${COPY_FAILED}">Copy</button>
    <a href="/templates/project-template-en.pdf" data-failed="${DOWNLOAD_FAILED}">PDF</a>
    <p role="status"></p><p role="alert"></p><textarea hidden>1. Name</textarea>
  </div>`
  for (const mock of [writeText, fetchFile, clicked]) mock.mockReset()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  Object.assign(globalThis, { fetch: fetchFile })
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: jest.fn() })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked(this.href, this.download)
  })
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('the notice of a copy stays for 3 seconds', async () => {
  writeText.mockResolvedValue(undefined)
  await act(find('button'), find('#box'))
  expect(writeText).toHaveBeenCalledWith('1. Name')
  expect(says('status')).toBe(COPIED)
  jest.advanceTimersByTime(2999)
  expect(says('status')).toBe(COPIED)
  jest.advanceTimersByTime(1)
  expect(says('status')).toBe('')
})

test('a failure stays until the next try', async () => {
  writeText.mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce(undefined)
  await act(find('button'), find('#box'))
  jest.advanceTimersByTime(60_000)
  expect(says('alert')).toBe(COPY_FAILED)
  await act(find('button'), find('#box'))
  expect(says('alert')).toBe('')
})

test('a file is saved under its own name', async () => {
  fetchFile.mockResolvedValue({ ok: true, blob: async () => new Blob() })
  await act(find('a'), find('#box'))
  expect(clicked).toHaveBeenCalledWith('blob:file', 'project-template-en.pdf')
  expect(says('alert')).toBe('')
})

test.each([
  ['an answer that is not OK', () => fetchFile.mockResolvedValue({ ok: false, status: 404 })],
  ['no answer', () => fetchFile.mockRejectedValue(new TypeError('network'))],
])('%s is a failed download', async (_, prepare) => {
  prepare()
  await act(find('a'), find('#box'))
  expect(says('alert')).toBe(DOWNLOAD_FAILED)
  expect(clicked).not.toHaveBeenCalled()
})

test('while a file is made ready its button is disabled, and no other', async () => {
  let answer: (response: object) => void = () => undefined
  fetchFile.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const first = act(find('a'), find('#box'))
  expect(find('a')).toHaveAttribute('aria-disabled', 'true')
  expect(find('button')).not.toHaveAttribute('aria-disabled')
  await act(find('a'), find('#box'))
  expect(fetchFile).toHaveBeenCalledTimes(1)
  answer({ ok: true, blob: async () => new Blob() })
  await first
  expect(find('a')).not.toHaveAttribute('aria-disabled')
})
