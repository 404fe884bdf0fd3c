import { textOfHtml } from '@/lib/search/html-text'

test.each([
  ['<p>One</p><p>two &amp; <b>three</b></p>', 'One two & three'],
  ['A&nbsp;&#1587;&#x633;&lt;b&gt;', 'A سس<b>'],
  ['<style>p{}</style><!-- no -->Text<script>alert(1)</script>', 'Text'],
  ['5 &unknown; 6', '5 &unknown; 6'],
  [null, ''],
])('%s says %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})
