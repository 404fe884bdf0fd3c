/** @jest-environment node */
import { Contact } from '@/components/help/Contact'
import { Faqs } from '@/components/help/Faqs'
import { Feedback } from '@/components/help/Feedback'
import { LegalSection } from '@/components/help/LegalSection'
import { ReadFailure } from '@/components/help/ReadFailure'
import type { LegalDocument } from '@/lib/entities/legal-documents'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const empty: LegalDocument = { title: 'A title', version: null, updatedAt: '2026-11-01T00:00:00Z', content: [], html: null }

test.each([
  ['faqs', 'Error fetching FAQs'],
  ['contact', 'Failed to fetch contact information'],
  ['terms', 'An error occurred'],
  ['privacy', 'An error occurred'],
  ['impressum', 'An error occurred'],
] as const)('%s that could not be read say so, and can be tried again', async (section, title) => {
  const screen = await renderScreen(<ReadFailure locale="en" section={section} />)
  expect(screen.getByRole('alert')).toHaveTextContent(title)
  expect(screen.getByRole('button', { name: 'Try again' }).closest('form')).toHaveAttribute('action', `#${section}`)
})

test('a legal document that failed is an error, whatever the others do', async () => {
  const screen = await renderScreen(<LegalSection locale="en" id="terms" section={{ state: 'failed' }} />)
  expect(screen.getByRole('heading', { name: 'Terms of use' })).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred')
})

test.each(['terms', 'impressum'] as const)('%s that are not there say that the content is not available', async (id) => {
  const screen = await renderScreen(<LegalSection locale="en" id={id} section={{ state: 'loaded', data: null }} />)
  expect(screen.getByText('Content not available')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a privacy policy that is not there is an error; one without text has no content', async () => {
  const missing = await renderScreen(<LegalSection locale="en" id="privacy" section={{ state: 'loaded', data: null }} />)
  expect(missing.getByRole('alert')).toHaveTextContent('An error occurred')
  const blank = await renderScreen(<LegalSection locale="en" id="privacy" section={{ state: 'loaded', data: empty }} />)
  expect(blank.getByText('Content not available')).toBeInTheDocument()
})

test('a legal document has its own title and version, and its headings under that of the section', async () => {
  const document = { ...empty, version: '2.1', html: '<h1>One</h1><h2>Two</h2><h3>Three</h3>' }
  const screen = await renderScreen(<LegalSection locale="en" id="privacy" section={{ state: 'loaded', data: document }} />)
  expect(screen.getByRole('heading', { level: 2, name: 'A title' })).toBeInTheDocument()
  expect(screen.getByText('Version 2.1')).toBeInTheDocument()
  for (const [name, level] of [
    ['One', 3],
    ['Two', 3],
    ['Three', 4],
  ] as const) {
    expect(screen.getByRole('heading', { level, name })).toBeInTheDocument()
  }
})

test('no questions at all say so and lead on', async () => {
  const screen = await renderScreen(<Faqs locale="en" faqs={[]} />)
  expect(screen.getByText('No questions have been published yet.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '#contact')
})

test('no contact information says so', async () => {
  const screen = await renderScreen(<Contact locale="en" contact={null} />)
  expect(screen.getByText('No contact information available.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Send message' }).closest('form')).toHaveAttribute('action', '/en/send/contact')
})

test('feedback is given by form, and by e-mail where an address is known', async () => {
  const screen = await renderScreen(<Feedback locale="en" email={null} />)
  expect(screen.getByRole('button', { name: 'Send feedback' }).closest('form')).toHaveAttribute('action', '/en/send/feedback')
  expect(screen.queryByRole('link')).toBeNull()
  const known = await renderScreen(<Feedback locale="en" email="a@example.org" />)
  expect(known.getByRole('link')).toHaveAttribute('href', 'mailto:a@example.org?subject=Feedback')
})
