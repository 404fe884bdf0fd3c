/** @jest-environment node */
import { RichText } from '@/components/blocks/RichText'
import { richText } from '@/lib/content/rich-text'
import { renderHtml } from '../support/render'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks })

/** What a visitor gets of rich text as the content service stores it. */
async function html(stored: unknown, shift?: number): Promise<string> {
  const whole = await renderHtml(<RichText content={richText('en').parse(stored)} locale="en" shift={shift} />)
  return whole.replace(/^<div class="[^"]*">|<\/div>$/g, '')
}

test('paragraphs keep marks and line breaks', async () => {
  const children = [text('a\nb '), text('c', { bold: true, italic: true }), text('d', { underline: true }), text('e', { strikethrough: true })]
  expect(await html([{ type: 'paragraph', children }])).toBe('<p>a<br/>b <strong><em>c</em></strong><u>d</u><s>e</s></p>')
})

test('inline code reads from left to right', async () => {
  expect(await html([{ type: 'paragraph', children: [text('npm', { code: true })] }])).toBe('<p><code dir="ltr">npm</code></p>')
})

test.each([
  [[1], undefined, ['h2']],
  [[2, 3, 2], undefined, ['h2', 'h3', 'h2']],
  [[3, 5], 1, ['h3', 'h4']],
  [[1, 2, 3, 4, 5, 6], 2, ['h4', 'h5', 'h6', 'h6', 'h6', 'h6']],
])('headings of the levels %p moved by %p are %p', async (levels, shift, tags) => {
  const stored = levels.map((level) => ({ type: 'heading', level, children: [text('Plan')] }))
  expect(await html(stored, shift)).toBe(tags.map((tag) => `<${tag}>Plan</${tag}>`).join(''))
})

test('a nested list stands inside the item before it', async () => {
  const item = (words: string) => ({ type: 'list-item', children: [text(words)] })
  const nested = { type: 'list', format: 'ordered', children: [item('b')] }
  const list = { type: 'list', format: 'unordered', children: [item('a'), nested, item('c')] }
  expect(await html([list])).toBe('<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>')
})

test('a link opens where its author wants it to', async () => {
  const link = (extra: object) => ({ type: 'link', url: 'https://example.org/a', children: [text('site')], ...extra })
  expect(await html([{ type: 'paragraph', children: [link({})] }])).toBe('<p><a href="https://example.org/a">site</a></p>')
  const inNewTab = await html([{ type: 'paragraph', children: [link({ openInNewTab: true })] }])
  expect(inNewTab).toContain('target="_blank" rel="noopener noreferrer"')
  expect(inNewTab).toContain('(opens in a new tab)')
})

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x'])(
  'a link to %s keeps its words only',
  async (url) => {
    const link = { type: 'link', url, children: [text('click')] }
    expect(await html([{ type: 'paragraph', children: [link] }])).toBe('<p>click</p>')
  },
)

test('stored script never becomes markup', async () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  const stored = [
    { type: 'paragraph', children: [text(script)] },
    { type: 'heading', level: 2, children: [text(script)] },
    { type: 'code', children: [text(script)] },
    { type: 'quote', children: [text(script, { code: true })] },
    { type: 'script', children: [text('alert(1)')] },
    { type: 'image', image: { url: '/uploads/a.webp', mime: 'image/webp', alternativeText: `"><script>` }, caption: script },
  ]
  const result = await html(stored)
  expect(result).toContain('&lt;script&gt;')
  expect(result).not.toMatch(/<script|<img src=x|onerror="/)
})

test('a code block keeps its lines', async () => {
  expect(await html([{ type: 'code', children: [text('a\n  b')] }])).toContain('<code>a\n  b</code>')
})

test('a picture comes with its alternative text and caption', async () => {
  const image = { url: 'http://127.0.0.1:1337/uploads/a.webp', width: 800, height: 450, mime: 'image/webp', alternativeText: 'ا | School | Schule' }
  const result = await html([{ type: 'image', image, caption: 'Before the work' }])
  expect(result).toMatch(/<img src="\/uploads\/a\.webp"[^>]*alt="School"/)
  expect(result).toContain('<figcaption>Before the work</figcaption>')
})

test('empty paragraphs leave no trace', async () => {
  expect(
    await html([
      { type: 'paragraph', children: [text('')] },
      { type: 'paragraph', children: [text('  ')] },
    ]),
  ).toBe('')
})
