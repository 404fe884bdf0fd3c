/** @jest-environment node */
import { sanitizeHtml } from '@/components/shared/sanitize'

test('text markup stays', () => {
  const html = '<h2>Privacy</h2><p dir="ltr">We keep <strong>little</strong>: <a href="mailto:a@example.org">write</a></p><ol start="2"><li>x</li></ol>'
  expect(sanitizeHtml('en', html)).toBe(html)
})

test.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&#58;alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed">x</p>',
  '<svg><script>alert(1)</script></svg>',
  '<form action="https://evil.example"><input name="a"></form>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<noscript><p title="</noscript><script>alert(1)</script>">',
])('%s cannot do anything', (html) => {
  expect(sanitizeHtml('en', html)).not.toMatch(/<(?:script|img|iframe|style|svg|form|input|math|noscript)|\son\w+=|style=|javascript:/i)
})

test('the page keeps its one first heading, and new tabs do not reach back', () => {
  expect(sanitizeHtml('en', '<h1>Title</h1>')).toBe('<h2>Title</h2>')
  expect(sanitizeHtml('en', '<a href="https://example.org" target="x">y</a>')).toBe(
    '<a href="https://example.org" target="_blank" rel="noopener noreferrer">y</a>',
  )
})

test('headings stand as deep as the page needs them', () => {
  expect(sanitizeHtml('en', '<h1>a</h1><h2>b</h2><h3>c</h3><h6>d</h6>', 1)).toBe('<h3>a</h3><h3>b</h3><h4>c</h4><h6>d</h6>')
})
