/** @jest-environment node */
import { defaultsIn } from '@/cms/src/mail/defaults'
import { problemOf, type TextProblem } from '@/cms/src/mail/placeholders'
import { render } from '@/cms/src/mail/render'
import { inertHtml, typedLine, typedName, typedText } from '@/cms/src/mail/typed'
import { MAIL_TEMPLATES, type MailTemplate } from '@/cms/src/outbox/mail-names'

const LANGUAGES = ['ar', 'en', 'de'] as const

describe('render', () => {
  const values = { name: 'Lina', code: '2345-6789', link: 'https://example.org/x?a=1&b=2' }

  test('makes a button of a link that stands alone, and escapes its address', () => {
    const { html, text } = render({ subject: 's', body: 'Hello\n\n[Confirm]({link})' }, values, 'en')
    expect(html).toContain('<a style="display:inline-block')
    expect(html).toContain('href="https://example.org/x?a=1&amp;b=2">Confirm</a>')
    expect(text).toBe('Hello\n\nConfirm: https://example.org/x?a=1&b=2')
  })

  test('makes a link of an address that stands in the text', () => {
    expect(render({ subject: 's', body: 'See {link}' }, values, 'en').html).toContain('<a href="https://example.org/x?a=1&amp;b=2">')
  })

  test('leaves nothing behind where there is no value', () => {
    const { html, text } = render({ subject: 'For {title}', body: 'Dear {name},\n\n{waiting}\n\nBye' }, {}, 'en')
    expect(text).toBe('Hello,\n\nBye')
    expect(html).not.toMatch(/<p[^>]*><\/p>/)
  })

  test('fills values in as words, never as markup or placeholders', () => {
    const { html, text, subject } = render({ subject: '{name}', body: '{name}' }, { name: '<b>[x](http://evil.example)\n{code}', code: '1' }, 'en')
    expect(html).toContain('&lt;b&gt;[x](http://evil.example)')
    expect(text).toContain('{code}')
    expect(subject).toBe('<b>[x](http://evil.example) {code}')
  })

  test('drops the HTML and pictures of an editor', () => {
    const { html } = render({ subject: 's', body: '<script>alert(1)</script>\n\n![x](https://example.org/x.png) **bold**' }, {}, 'en')
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('<strong>bold</strong>')
  })

  test('is a page in the language of its reader, in its direction', () => {
    const { html } = render({ subject: 'الرمز', body: 'x' }, {}, 'ar')
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('text-align:right')
    expect(html).toContain('<title>الرمز</title>')
    expect(render({ subject: 's', body: 'x' }, {}, 'de').html).toContain('<html lang="de" dir="ltr">')
  })

  test.each([
    ['[Confirm]({link})', true],
    ['  [Confirm]({link})', true],
    ['Please [confirm]({link})', false],
    ['[Confirm]({link}) now', false],
    ['[One]({link}) [two]({link})', false],
    ['**Confirm**', false],
  ])('that “%s” becomes a button is %s', (body, isButton) => {
    expect(render({ subject: 's', body }, values, 'en').html.includes('<a style=')).toBe(isButton)
  })

  test('a button is set apart from what follows, each paragraph in its frame', () => {
    const { html } = render({ subject: 's', body: 'One\n\nTwo' }, {}, 'en')
    expect(html).toContain('<p style="margin:0 0 16px">One</p>\n<p style="margin:0 0 16px">Two</p>\n</div>')
  })

  test('a link without an address leads nowhere', () => {
    expect(render({ subject: 's', body: 'See [this]({link})' }, {}, 'en').html).toContain('<a href="">this</a>')
  })

  test('keeps the lines of a value, and its space before it', () => {
    const { html, text } = render({ subject: 's', body: 'You wrote:  {sent}!' }, { sent: 'one\ntwo & three' }, 'en')
    expect(html).toContain('You wrote:  <bdi>one<br>two &amp; three</bdi>!')
    expect(text).toBe('You wrote:  one\ntwo & three!')
  })

  test('the plain text has no marks, and no gaps where a paragraph fell out', () => {
    const body = '**Dear** __{name}__,\n\n{waiting}\n\n{reason}\n\nSee [our page](https://example.org/a) and [the other](https://example.org/b).'
    expect(render({ subject: 's', body }, { name: 'Lina' }, 'en').text).toBe(
      'Dear Lina,\n\nSee our page: https://example.org/a and the other: https://example.org/b.',
    )
  })

  test('the subject is one line without what is missing', () => {
    expect(render({ subject: ' About  {title}\n{name}', body: 'x' }, { title: 'a\r\nBcc: b@example.org' }, 'en').subject).toBe('About a Bcc: b@example.org')
  })

  test('keeps the halves of a code in their order inside Arabic', () => {
    const { html, text } = render({ subject: 's', body: 'الرمز: {code}' }, values, 'ar')
    expect(html).toContain('<bdi>2345-6789</bdi>')
    expect(text).toBe('الرمز: \u200e2345-6789\u200e')
  })
})

test.each(LANGUAGES)('every text that we deliver can be sent (%s)', (language) => {
  for (const template of MAIL_TEMPLATES) expect(problemOf(template, defaultsIn(language)[template])).toBeNull()
})

const text = (subject: string, body: string) => ({ subject, body })

test.each<[MailTemplate, string, string, TextProblem | null]>([
  ['confirmation', 'Hello {name}', 'Yours: {reference} {sent} {title} {waiting}', null],
  ['confirmation', ' ', '{reference}', { field: 'subject', problem: 'mailEmpty', words: [] }],
  ['confirmation', 'Hello', '\n', { field: 'body', problem: 'mailEmpty', words: [] }],
  [
    'confirmation',
    'Hello {nmae}',
    '{reference}',
    { field: 'subject', problem: 'mailUnknown', words: ['{nmae}', '{name}, {title}, {reference}, {waiting}, {mine}, {sent}'] },
  ],
  [
    'confirmation',
    'Hello',
    '{reference} {code}',
    { field: 'body', problem: 'mailUnknown', words: ['{code}', '{name}, {title}, {reference}, {waiting}, {mine}, {sent}'] },
  ],
  [
    'confirmation',
    'Hello',
    '{reference} and }',
    { field: 'body', problem: 'mailUnknown', words: ['}', '{name}, {title}, {reference}, {waiting}, {mine}, {sent}'] },
  ],
  [
    'confirmation',
    'Hello',
    '{ {reference}',
    { field: 'body', problem: 'mailUnknown', words: ['{', '{name}, {title}, {reference}, {waiting}, {mine}, {sent}'] },
  ],
  [
    'confirmation',
    'Hello',
    '{} {reference}',
    { field: 'body', problem: 'mailUnknown', words: ['{}', '{name}, {title}, {reference}, {waiting}, {mine}, {sent}'] },
  ],
  ['confirmation', '{reference}', 'Thank you', { field: 'body', problem: 'mailLacks', words: ['{reference}'] }],
  ['verification', 'Hello', '{code} {period} {link}', null],
  ['verification', 'Hello', 'Hello', { field: 'body', problem: 'mailLacks', words: ['{link}, {code}'] }],
  ['verification', 'Hello', '{link}', { field: 'body', problem: 'mailLacks', words: ['{code}'] }],
  ['registration', 'Hello', '{date} {place} {link}', null],
  ['registration', 'Hello', '{date} {place}', { field: 'body', problem: 'mailLacks', words: ['{link}'] }],
  ['repeated', 'Hello', '{date} {place} {link}', null],
  ['repeated', 'Hello', '{date}', { field: 'body', problem: 'mailLacks', words: ['{link}'] }],
  ['invitation', 'Hello', '{link} {sent}', null],
  ['invitation', 'Hello', '{sent}', { field: 'body', problem: 'mailLacks', words: ['{link}'] }],
  ['accepted', 'Hello', '{reason}', null],
  ['rejected', 'Hello', '{reason}', null],
  ['rejected', 'Hello', 'Sorry', null],
  ['cancellation', 'Hello', '{date} {place}', null],
  ['cancellation', 'Hello', 'Sorry', null],
  ['eventChanged', 'Hello', '{date} {place} {link} {formerly}', null],
  ['eventChanged', 'Hello', '{date} {formerly}', { field: 'body', problem: 'mailLacks', words: ['{place}, {link}'] }],
  ['eventCancelled', 'Hello', '{title} {date} {place}', null],
  [
    'eventCancelled',
    'Hello',
    '{link}',
    { field: 'body', problem: 'mailUnknown', words: ['{link}', '{name}, {title}, {reference}, {waiting}, {mine}, {date}, {place}'] },
  ],
  ['eventReminder', 'Hello', '{date} {link}', null],
  ['eventReminder', 'Hello', '{date}', { field: 'body', problem: 'mailLacks', words: ['{link}'] }],
  [
    'cancellation',
    'Hello',
    '{link}',
    { field: 'body', problem: 'mailUnknown', words: ['{link}', '{name}, {title}, {reference}, {waiting}, {mine}, {date}, {place}'] },
  ],
])('of the mail “%s” with the subject “%s” and the text “%s” the editor is told %j', (template, subject, body, problem) => {
  expect(problemOf(template, text(subject, body))).toEqual(problem)
})

describe('typedText', () => {
  test('keeps the lines of what was written, and writes web addresses in it so that no link is made of them', () => {
    expect(typedText(' One\n\nSee https://my.example/x at 10.30 or 12:45, write to y@z.example. \n')).toBe(
      'One\n\nSee https://my[.]example/x at 10.30 or 12:45, write to y@z.example.',
    )
  })

  test.each(['https://example.org/a', 'www.example.org', 'a.b@example.org', '+963 944 12.34', '3.5'])('keeps %s as it is', (value) => {
    expect(typedText(value)).toBe(value)
  })

  test('takes out what shows nothing', () => {
    expect(typedText('12\u200b:\u200f30\u202e')).toBe('12:30')
  })

  test('ends what is too long with dots', () => {
    expect(typedText('😀'.repeat(2000))).toBe('😀'.repeat(2000))
    expect(typedText('😀'.repeat(2001))).toBe(`${'😀'.repeat(2000)} …`)
  })
})

test('a name and a title are one line of at most a hundred characters', () => {
  expect(typedLine(` Lina\n\nHaddad `)).toBe('Lina Haddad')
  expect([...typedLine('😀'.repeat(200))]).toHaveLength(100)
})

test.each([
  ['Win at https://evil.example', ''],
  ['www.evil.example', ''],
  ['Dr.Samer Haddad', 'Dr.Samer Haddad'],
])('of the name %s the mail greets “%s”', (typed, name) => {
  expect(typedName(typed)).toBe(name)
})

test.each(['http://evil.example/x', 'evil.example', 'me@evil.example', '<b>x.y</b> & 3.5'])('%s is text in HTML, without a link and unchanged', (typed) => {
  const pieces = inertHtml(typed).split(/<[^>]*>/)
  expect(pieces.join('').replace(/&(lt|gt|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', amp: '&' })[name] ?? '')).toBe(typed)
  if (!typed.includes('@')) for (const piece of pieces) expect(piece).not.toMatch(/:\/\/|[a-z]\.[a-z]/)
})

describe('the salutation', () => {
  const greet = (language: (typeof LANGUAGES)[number], values: Record<string, string>) =>
    render(defaultsIn(language).confirmation, { reference: 'C-1', ...values }, language).text.split('\n')[0]

  test.each([
    ['en', 'Hello,'],
    ['de', 'Guten Tag,'],
    ['ar', 'تحية طيبة،'],
  ] as const)('reads rightly without a name (%s)', (language, salutation) => {
    expect(greet(language, {})).toBe(salutation)
  })

  test('has the name where there is one', () => {
    expect(greet('en', { name: 'Lina' })).toBe('Dear Lina,')
  })

  test('is followed by a capital letter in English', () => {
    for (const { body } of Object.values(defaultsIn('en'))) expect(body).toMatch(/^(?:Dear \{name\}|Hello),\n\n(?:\*\*)?[A-Z{]/)
  })
})
