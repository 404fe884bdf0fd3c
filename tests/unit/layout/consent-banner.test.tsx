import { act, fireEvent, render, screen } from '@testing-library/react'
import { ConsentBanner } from '@/components/layout/consent/ConsentBanner'
import { setAsking } from '@/components/layout/consent/consent-store'
import { CONSENT_KEY, consentOf, storeConsent, storedConsent } from '@/lib/visit/consent'
import en from '@/messages/en.json'

const { text, ...words } = en.consent

const banner = () => screen.getByRole('region', { name: words.title })
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

/** As a browser does it, which takes the focus to what is pressed. */
function press(name: string): void {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

const isOpen = () => 'ask' in document.documentElement.dataset

function open() {
  return render(
    <>
      <ConsentBanner words={words} text={text} script={undefined} />
      <button type="button" popoverTarget="consent">
        settings
      </button>
    </>,
  )
}

/** As the browser opens it for the footer's button. */
function openFromFooter(): void {
  screen.getByRole('button', { name: 'settings' }).focus()
  fireEvent(banner(), Object.assign(new Event('toggle'), { newState: 'open' }))
}

beforeAll(() => void Object.assign(HTMLElement.prototype, { hidePopover: () => undefined }))

beforeEach(() => {
  localStorage.clear()
  document.cookie = `${CONSENT_KEY}=;max-age=0;path=/`
  setAsking(true)
})

test.each([
  [words.acceptAll, true],
  [words.necessaryOnly, false],
])('%s is kept, closes the question and is said', (name, analytics) => {
  open()
  press(name)
  expect(storedConsent()?.preferences.analytics).toBe(analytics)
  expect(isOpen()).toBe(false)
  expect(screen.getByRole('status')).toHaveTextContent(words.saved)
})

test('what is chosen in detail is kept; Back leads back to the button', () => {
  open()
  press(words.customize)
  expect(screen.getByRole('switch', { name: words.necessary })).toBeDisabled()
  expect(screen.getByRole('switch', { name: words.analytics })).toHaveFocus()
  press(words.back)
  expect(screen.getByRole('button', { name: words.customize })).toHaveFocus()
  expect(storedConsent()).toBeNull()
  press(words.customize)
  fireEvent.click(screen.getByRole('switch', { name: words.analytics }))
  press(words.save)
  expect(storedConsent()?.preferences.analytics).toBe(true)
  expect(screen.getByRole('status')).toHaveTextContent(words.saved)
})

test('Escape closes it, keeps nothing and says so', () => {
  open()
  escape()
  expect(isOpen()).toBe(false)
  expect(storedConsent()).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent(words.closed)
})

test('Escape is left to what needs it when nothing is asked', () => {
  setAsking(false)
  open()
  expect(fireEvent.keyDown(document, { key: 'Escape' })).toBe(true)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('opened from the footer it shows the choice in force, has the focus, and gives it back', () => {
  storeConsent(consentOf(true))
  setAsking(false)
  open()
  openFromFooter()
  expect(isOpen()).toBe(true)
  expect(banner()).toHaveFocus()
  press(words.customize)
  expect(screen.getByRole('switch', { name: words.analytics })).toBeChecked()
  press(words.save)
  expect(screen.getByRole('button', { name: 'settings' })).toHaveFocus()
  openFromFooter()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  escape()
  expect(screen.getByRole('button', { name: 'settings' })).toHaveFocus()
})

test('a focus that was elsewhere stays there', () => {
  open()
  screen.getByRole('button', { name: 'settings' }).focus()
  escape()
  expect(screen.getByRole('button', { name: 'settings' })).toHaveFocus()
})

test('a choice in another tab closes the question', () => {
  open()
  localStorage.setItem(CONSENT_KEY, JSON.stringify(consentOf(false)))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY })))
  expect(isOpen()).toBe(false)
})
