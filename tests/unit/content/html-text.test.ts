import { textOfHtml } from '@/lib/content/html-text'

test.each([
  ['<p>One</p><p>two &amp; <b>three</b></p>', 'One two & three'],
  ['A&nbsp;&#1587;&#x633;&lt;b&gt;', 'A سس<b>'],
  ['<style>p{}</style><!-- no -->Text<script>alert(1)</script>', 'Text'],
  ['5 &unknown; 6', '5 &unknown; 6'],
  ['&quot;A&quot; &apos;B&apos; &lt;3 &gt;2', '"A" \'B\' <3 >2'],
  ['&#x5D0;&#X5d0;&#1488;', 'אאא'],
  ['&#38;lt;', '&lt;'],
  ['&AMP; &#xyz; &; &amp', '&AMP; &#xyz; &; &amp'],
  ['<!-- a\n<b>\n--->\nOne<!---->two', 'One two'],
  ['<SCRIPT type="module">\nif (a < b) {}\n</SCRIPT>One', 'One'],
  ['<style>a{}</style>One<style>b{}</style>', 'One'],
  ['<script>"</style>"</script>One', 'One'],
  ['<styled>One</styled>', 'One'],
  ['<a\nhref="#">One</a>', 'One'],
  ['  One \n\t two  ', 'One two'],
  ['1 < 2', '1 < 2'],
  ['', ''],
  [null, ''],
])('%s says %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})
