/** @jest-environment node */
import { DEFAULTS } from '@/cms/src/mail/defaults'
import { problemOf } from '@/cms/src/mail/placeholders'
import { render } from '@/cms/src/mail/render'
import { unlinked } from '@/cms/src/mail/typed'
import { MAIL_TEMPLATES } from '@/cms/src/submissions/kind'

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
    expect(text).toBe('Dear,\n\nBye')
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

  test('keeps the halves of a code in their order inside Arabic', () => {
    const { html, text } = render({ subject: 's', body: 'الرمز: {code}' }, values, 'ar')
    expect(html).toContain('<bdi>2345-6789</bdi>')
    expect(text).toBe('الرمز: \u200e2345-6789\u200e')
  })
})

test.each(LANGUAGES)('every text that we deliver can be sent (%s)', (language) => {
  for (const template of MAIL_TEMPLATES) expect(problemOf(template, DEFAULTS[language][template])).toBeNull()
})

describe('unlinked', () => {
  test.each(['http://evil.example/x', 'evil.example', 'write to me@evil.example'])('keeps mail programs from making a link of %s', (typed) => {
    const shown = unlinked(typed)
    expect(shown).not.toMatch(/[a-z][.:@/][a-z]/)
    expect(shown.replaceAll('\u200b', '')).toBe(typed)
  })

  test('is one line of at most a hundred characters', () => {
    expect(unlinked(` Lina\n\nHaddad `)).toBe('Lina Haddad')
    expect([...unlinked('😀'.repeat(200))]).toHaveLength(100)
  })
})
