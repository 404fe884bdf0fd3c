/** @jest-environment node */
import { PrivateContent } from '@/components/my-application/PrivateContent'
import { privateAnswers } from '@/lib/forms/private-page/answers'
import { renderPlain } from '@/lib/framework/static/render-markup'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { BROKEN, REFUSED, VerificationDouble } from '../../e2e/support/verification-double'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const WORDS = { ar, de, en }

const SECRET = 's3cret'

const SHOWN = {
  form: 'volunteer',
  reference: 'V-7K3F-92QD',
  title: 'A school',
  state: 'review',
  sentAt: '2026-11-20T10:00:00.000Z',
  since: new Date().toISOString(),
  facts: [{ label: 'Name', value: '<b>Layla</b>' }],
  files: [{ name: 'certificate.pdf', size: 20_000 }],
  event: null,
  until: null,
  reason: null,
  ticket: { code: '7K3F-92QD', picture: 'iVBORw0KGgo=' },
  actions: ['addFile', 'correct', 'correctAnswers', 'download', 'withdraw', 'erase', 'unknown'],
  contact: { email: 'layla@example.org', wanted: 'new@example.org', phone: '+963 944 123 456', isPhoneRequired: true },
  answers: [
    { name: 'firstName', label: 'Name', input: 'line', value: 'Layla', options: [], isRequired: true },
    { name: 'degree', label: 'Degree', input: 'choice', value: 'phd', options: [{ value: 'phd', label: 'Doctorate' }], isRequired: false },
  ],
  expiresAt: '2026-12-20T10:00:00.000Z',
}

let double: VerificationDouble

beforeAll(async () => {
  double = await VerificationDouble.start()
  Object.assign(process.env, { SITE_URL: 'https://imar.example', CONTENT_URL: double.url, CONTENT_TOKEN: 'site', CONTENT_REQUEST_DELAY_MS: '0' })
})
beforeEach(() => {
  double.received.length = 0
  double.reply = { body: JSON.stringify({ success: true, data: SHOWN }) }
})
afterAll(() => double.stop())

const page = (locale: 'ar' | 'de' | 'en', carried: Parameters<typeof PrivateContent>[0]['carried']) =>
  renderPlain(<PrivateContent locale={locale} carried={carried} />)

/** The fields that the form for a deed sends. */
const fieldsOf = (markup: string, deed: string): string[] => {
  const form = markup.split('<form').find((part) => part.includes(`name="deed" value="${deed}"`)) ?? ''
  return [...(form.split('</form>').at(0) ?? '').matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(([, name = '']) => name)
}

test.each(['ar', 'de', 'en'] as const)(
  'what was sent is shown in %s with a form for all that can be done, each of which carries the secret',
  async (locale) => {
    const markup = await page(locale, { link: SECRET })
    const { titles, states } = WORDS[locale].privatePage
    for (const words of [
      titles.volunteer,
      states.review,
      'V-7K3F-92QD',
      '&lt;b&gt;Layla&lt;/b&gt;',
      'certificate.pdf',
      'new@example.org',
      '7K3F-92QD',
      'data:image/png;base64,iVBORw0KGgo=',
    ])
      expect(markup).toContain(words)
    expect(fieldsOf(markup, 'addFile')).toEqual(['link', 'deed', 'file'])
    expect(fieldsOf(markup, 'correct')).toEqual(['link', 'deed', 'email', 'phone:country', 'phone'])
    expect(markup).toContain('value="+963 944 123 456"')
    expect(fieldsOf(markup, 'correctAnswers')).toEqual(['link', 'deed', 'answer:firstName', 'answer:degree'])
    for (const deed of ['download', 'withdraw', 'erase']) expect(fieldsOf(markup, deed)).toEqual(['link', 'deed'])
    expect(double.received.map(({ path, body }) => [path, body])).toEqual([['/api/private-page/read', { token: SECRET, language: locale }]])
  },
)

test.each([
  ['contact', 'received', 'Ihre Nachricht ist angekommen'],
  ['proposal', 'received', 'Ihr Vorschlag ist angekommen'],
  ['registration', 'withdrawn', 'Ihre Anmeldung wurde zurückgezogen'],
])('of a %s that is %s the German page says which it is', async (form, state, words) => {
  double.reply = { body: JSON.stringify({ success: true, data: { ...SHOWN, form, state, contact: null, ticket: null, actions: ['erase'] } }) }
  expect(await page('de', { link: SECRET })).toContain(words)
})

test('what came back with mistakes is open, with what was typed', async () => {
  const answer = await privateAnswers.keep({ deed: 'correct', result: 'wrong', values: { email: 'layla', phone: 'none' }, errors: { phone: 'invalid_phone' } })
  const markup = await page('en', { link: SECRET, answer: answer ?? '' })
  expect(markup).toMatch(/<details id="correct"[^>]* open/)
  for (const words of ['value="none"', en.forms.errors.invalid_phone, en.privatePage.problems.wrong]) expect(markup).toContain(words)
})

test.each([
  ['opens nothing', REFUSED, en.privatePage.shut.overTitle, true],
  ['gets no answer', BROKEN, en.privatePage.shut.errorTitle, false],
] as const)('a link that %s says so, and where that helps another one can be asked for', async (_, reply, title, isAsked) => {
  double.reply = reply
  const markup = await page('en', { link: SECRET })
  expect(markup).toContain(title)
  expect(fieldsOf(markup, 'ask')).toEqual(isAsked ? ['deed', 'email'] : [])
})

test('the link of a mail to a new address asks before it confirms', async () => {
  const markup = await page('en', { confirm: SECRET })
  expect(markup).toContain(en.privatePage.confirm.title)
  expect(fieldsOf(markup, 'confirm')).toEqual(['confirm', 'deed'])
  expect(double.received).toEqual([])
})
