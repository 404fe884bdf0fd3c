import { act, fireEvent, render, screen } from '@testing-library/react'
import { ShareActions } from '@/components/shared/ShareActions'

const page = { url: 'https://imar.example/en/projects/school', title: 'School', text: 'A school' }
const labels = { copy: 'Copy link', share: 'Share with an app', copied: 'Copied', copiedInstead: 'Copied instead', failed: 'Failed' }

const define = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true, writable: true })

const writeText = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  writeText.mockReset().mockResolvedValue(undefined)
  define('clipboard', { writeText })
})

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'share')
})

const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const status = () => screen.getByRole('status').textContent

test('the tooltip of a copied link stays for 1.5 seconds', async () => {
  render(<ShareActions page={page} labels={labels} />)
  await click('Copy link')
  expect(writeText).toHaveBeenCalledWith(page.url)
  expect(status()).toBe('Copied')
  act(() => void jest.advanceTimersByTime(1499))
  expect(status()).toBe('Copied')
  act(() => void jest.advanceTimersByTime(1))
  expect(status()).toBe('')
})

test('without the apps of a device there is no button for them', () => {
  render(<ShareActions page={page} labels={labels} />)
  expect(screen.queryByRole('button', { name: 'Share with an app' })).toBeNull()
})

test('what the visitor calls off is no failure', async () => {
  define('share', jest.fn().mockRejectedValue(new DOMException('off', 'AbortError')))
  render(<ShareActions page={page} labels={labels} />)
  await click('Share with an app')
  expect(status()).toBe('')
  expect(writeText).not.toHaveBeenCalled()
})

test('when sharing fails the link is copied instead, and the notice stays for 3 seconds', async () => {
  define('share', jest.fn().mockRejectedValue(new Error('broken')))
  render(<ShareActions page={page} labels={labels} />)
  await click('Share with an app')
  expect(status()).toBe('Copied instead')
  act(() => void jest.advanceTimersByTime(3000))
  expect(status()).toBe('')
})

test('when nothing works it is said', async () => {
  define('share', jest.fn().mockRejectedValue(new Error('broken')))
  writeText.mockRejectedValue(new Error('closed'))
  render(<ShareActions page={page} labels={labels} />)
  await click('Share with an app')
  expect(status()).toBe('Failed')
})
