import { fireEvent, render, screen } from '@testing-library/react'
import { startAnalytics } from '@/components/layout/consent/analytics'
import { ConsentBanner } from '@/components/layout/consent/ConsentBanner'
import { setAsking } from '@/components/layout/consent/consent-store'
import { CONSENT_KEY, consentOf, storeConsent } from '@/lib/visit/consent'
import en from '@/messages/en.json'

const { text, ...words } = en.consent

const scripts = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'))
const open = () => render(<ConsentBanner words={words} text={text} script="/stats.js" />)

/** The script stays with its page: one test follows a visitor. */
test('the script for statistics waits for consent, and is loaded once', () => {
  localStorage.setItem(CONSENT_KEY, JSON.stringify({ ...consentOf(false), preferences: { analytics: 'no' } }))
  open().unmount()
  expect(scripts()).toEqual([])

  setAsking(true)
  const { unmount } = open()
  fireEvent.click(screen.getByRole('button', { name: words.necessaryOnly }))
  expect(scripts()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: words.acceptAll }))
  expect(scripts()).toEqual(['/stats.js'])
  unmount()

  storeConsent(consentOf(true))
  open()
  startAnalytics('/stats.js')
  expect(scripts()).toEqual(['/stats.js'])
})
