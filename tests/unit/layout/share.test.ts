import { act, fireEvent, screen } from '@testing-library/react'
import { enhanceSharing } from '@/components/layout/enhance/share'

const URL = 'https://imar.example/en/projects/school'

const define = (name: 'clipboard' | 'share', value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true, writable: true })

const writeText = jest.fn()
let page: AbortController

const place = (wording: 'tooltip' | 'notice') => {
  document.body.innerHTML = `<div data-share="${wording}" data-url="${URL}" data-title="School" data-text="A school" data-copied="Copied"
    data-copied-instead="Copied instead" data-failed="Failed"><button data-share="copy">Copy link</button>
    <button data-share="app">Share</button><span role="status"></span></div>`
}

beforeEach(() => {
  jest.useFakeTimers()
  page = new AbortController()
  enhanceSharing(page.signal)
  place('tooltip')
  writeText.mockReset().mockResolvedValue(undefined)
  define('clipboard', { writeText })
})

afterEach(() => {
  page.abort()
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'share')
})

const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const status = () => screen.getByRole('status').textContent

test('the tooltip of a copied link stays for 1.5 seconds', async () => {
  await click('Copy link')
  expect(writeText).toHaveBeenCalledWith(URL)
  expect(status()).toBe('Copied')
  jest.advanceTimersByTime(1499)
  expect(status()).toBe('Copied')
  jest.advanceTimersByTime(1)
  expect(status()).toBe('')
})

test('a second result is not cut short by the time of the first', async () => {
  await click('Copy link')
  jest.advanceTimersByTime(1000)
  await click('Copy link')
  jest.advanceTimersByTime(1499)
  expect(status()).toBe('Copied')
})

test('the apps of the device are offered the page, and nothing needs to be said', async () => {
  const share = jest.fn().mockResolvedValue(undefined)
  define('share', share)
  await click('Share')
  expect(share).toHaveBeenCalledWith({ url: URL, title: 'School', text: 'A school' })
  expect(status()).toBe('')
})

test('without apps of the device the link is copied, and the notice stays for 3 seconds', async () => {
  place('notice')
  await click('Share')
  expect(status()).toBe('Copied')
  jest.advanceTimersByTime(2999)
  expect(status()).toBe('Copied')
  jest.advanceTimersByTime(1)
  expect(status()).toBe('')
})

test('what the visitor calls off is no failure', async () => {
  define('share', jest.fn().mockRejectedValue(new DOMException('off', 'AbortError')))
  await click('Share')
  expect(status()).toBe('')
  expect(writeText).not.toHaveBeenCalled()
})

test('when sharing fails the link is copied instead, and the notice stays for 3 seconds', async () => {
  define('share', jest.fn().mockRejectedValue(new Error('broken')))
  await click('Share')
  expect(status()).toBe('Copied instead')
  jest.advanceTimersByTime(3000)
  expect(status()).toBe('')
})

test('when nothing works it is said', async () => {
  define('share', jest.fn().mockRejectedValue(new Error('broken')))
  writeText.mockRejectedValue(new Error('closed'))
  await click('Share')
  expect(status()).toBe('Failed')
})
