import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { setAsking } from '@/components/layout/consent/consent-store'
import { FeedbackToast } from '@/components/layout/prompt/FeedbackToast'
import en from '@/messages/en.json'

const words = en.prompt
const MINUTE = 60_000

const prompt = () => screen.queryByRole('dialog', { name: words.title })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

const open = () => render(<FeedbackToast words={words} href="/en/help#feedback" arrived={Date.now()} delay={5000} />)

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  setAsking(false)
})
afterEach(() => jest.useRealTimers())

test('comes after a minute, and is announced', async () => {
  open()
  await pass(MINUTE - 10_000)
  expect(prompt()).toBeNull()
  await pass(20_000)
  expect(within(screen.getByRole('status')).getByRole('dialog')).toHaveAccessibleDescription(words.text)
})

test('is announced once a visit, not on every page', async () => {
  const { unmount } = open()
  await pass(MINUTE + 10_000)
  unmount()
  open()
  await pass(5000)
  expect(prompt()).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test.each([
  [words.notNow, 'button', 'dismissed'],
  [words.give, 'link', 'given'],
])('“%s” sends it away for days', async (name, role, answer) => {
  open()
  await pass(MINUTE + 10_000)
  const control = screen.getByRole(role, { name })
  // jsdom goes nowhere.
  control.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(control)
  expect(prompt()).toBeNull()
  expect(localStorage.getItem('feedback_preference')).toBe(answer)
  await pass(MINUTE)
  expect(prompt()).toBeNull()
})

test('Escape sends it away', async () => {
  open()
  await pass(MINUTE + 10_000)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(prompt()).toBeNull()
  expect(localStorage.getItem('feedback_preference')).toBe('dismissed')
})

test('waits until the question about cookies is answered', async () => {
  setAsking(true)
  open()
  await pass(2 * MINUTE)
  expect(prompt()).toBeNull()
  act(() => setAsking(false))
  expect(prompt()).toBeNull()
  await pass(10_000)
  expect(prompt()).toBeVisible()
})

test('goes while the question is asked again', async () => {
  open()
  await pass(MINUTE + 10_000)
  act(() => setAsking(true))
  expect(prompt()).toBeNull()
})
