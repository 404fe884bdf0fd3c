/** @jest-environment node */
import { namesIn } from '@/lib/framework/page/names.mjs'
import { Stylesheet, withUsedStyles } from '@/lib/framework/page/used-styles.mjs'

const page = (body: string) => `<!DOCTYPE html><html lang="ar"><head></head><body>${body}</body></html>`

describe('the rules that a page uses', () => {
  test.each([
    ['of an element, a class and an id', 'p{a:b}.on{a:b}#it{a:b}', '<p class="on" id="it">', 'p{a:b}.on{a:b}#it{a:b}'],
    ['without those of what is not there', 'p{a:b}.off{a:b}#no{a:b}', '<p>', 'p{a:b}'],
    ['with those of several names only where all are there', '.a .b{a:b}.a>.c{a:b}.a.b{a:b}', '<p class="a b">', '.a .b{a:b}.a.b{a:b}'],
    ['of a list, those selectors that fit', '.a,.x,p{a:b}', '<p class="a">', '.a,p{a:b}'],
    [
      'for every state',
      '.a:hover{a:b}.a[data-on]{a:b}.a:not(.x){a:b}.a::before{a:b}',
      '<i class="a">',
      '.a:hover{a:b}.a[data-on]{a:b}.a:not(.x){a:b}.a::before{a:b}',
    ],
    [
      'that name no element',
      ':root{a:b}*{a:b}:lang(ar){a:b}[dir=rtl]{a:b}:focus-visible{a:b}',
      '<p>',
      ':root{a:b}*{a:b}:lang(ar){a:b}[dir=rtl]{a:b}:focus-visible{a:b}',
    ],
    [
      'with alternatives of which one is there',
      ':where(h1,p){a:b}:where(h1,h2){a:b}html:has(.a:not(.x)){a:b}html:has(.x){a:b}:is(.x,[data-on],.y) p{a:b}',
      '<p class="a">',
      ':where(h1,p){a:b}html:has(.a:not(.x)){a:b}:is(.x,[data-on],.y) p{a:b}',
    ],
    ['in conditions, without empty ones', '@media print{.a{a:b}.x{a:b}}@media (width>40rem){.x{a:b}}', '<p class="a">', '@media print{.a{a:b}}'],
    [
      'with the animations that they name',
      '.a{animation:turn 1s}@keyframes turn{to{a:b}}@keyframes idle{to{a:b}}',
      '<p class="a">',
      '.a{animation:turn 1s}@keyframes turn{to{a:b}}',
    ],
    [
      'without what has lost all conditions',
      '@media screen{@media (width>40rem){.x{a:b}}}@supports (a:b){.a{a:b}}',
      '<p class="a">',
      '@supports (a:b){.a{a:b}}',
    ],
    ['with fonts', '@font-face{font-family:F}.x{a:b}', '<p>', '@font-face{font-family:F}'],
  ])('%s', (_, css, body, used) => {
    expect(new Stylesheet(css).usedBy(namesIn(page(body)))).toBe(used)
  })

  test('of a page with other names are found anew', () => {
    const sheet = new Stylesheet('.a{a:b}.b{a:b}')
    expect(sheet.usedBy(namesIn(page('<p class="a">')))).toBe('.a{a:b}')
    expect(sheet.usedBy(namesIn(page('<p class="b">')))).toBe('.b{a:b}')
  })

  test('what comes later is the whole without its fonts, named by its content', () => {
    const [sheet, same, other] = ['@font-face{font-family:F}.x{a:b}', '.x{a:b}', '.x{a:c}'].map((css) => new Stylesheet(css))
    expect(sheet?.late).toBe('.x{a:b}')
    expect(sheet?.lateName).toMatch(/^[a-f0-9]{32}\.css$/)
    expect(same?.lateName).toBe(sheet?.lateName)
    expect(other?.lateName).not.toBe(sheet?.lateName)
  })
})

describe('what the beginning of a page needs to be painted', () => {
  test.each([
    ['nothing for what is pointed at or printed', '.a,.a:hover{a:b}.a:active{a:b}.a:focus-visible{a:b}@media print{.a{a:b}}', '.a{a:b}.a:focus-visible{a:b}'],
    [
      'of what colours and measures are called, what is used',
      ':root{--a:1;--b:var(--a);--in-markup:1;--c:var(--b);--idle:1}[data-theme=x]{--idle:2}.a{a:calc(var( --c,1) + 1px)}',
      ':root{--a:1;--b:var(--a);--in-markup:1;--c:var(--b)}.a{a:calc(var( --c,1) + 1px)}',
    ],
  ])('%s', (_, css, start) => {
    const sheet = new Stylesheet(css)
    const html = page('<p class="a" style="a:var(--in-markup)">')
    expect(sheet.usedAtStart(html)).toBe(start)
    expect(sheet.usedBy(namesIn(html))).toBe(css)
    expect(sheet.usedAtStart(page('<p class="a">'))).not.toContain('--in-markup')
  })
})

describe('the place of the stylesheet', () => {
  const html = '<html><head><link rel="stylesheet" href="/_next/static/css/a1.css" data-precedence="next"/></head><body class="on"></body></html>'

  test('is taken by what the page uses, under the name of the stylesheet', async () => {
    const sheet = new Stylesheet('.on{content:"$&"}.off{a:b}')
    const asked: string[] = []
    const found = await withUsedStyles(html, async (address) => {
      asked.push(address)
      return sheet
    })
    expect(asked).toEqual(['/_next/static/css/a1.css'])
    expect(found.html).toBe('<html><head><style data-href="/_next/static/css/a1.css">.on{content:"$&"}</style></head><body class="on"></body></html>')
    expect(found).toMatchObject({ address: '/_next/static/css/a1.css', late: `/flight/${sheet.lateName}` })
  })

  test('is parted where the page has room for it: what is painted first needs its own rules alone, and the fonts are named once', async () => {
    const sheet = new Stylesheet('@font-face{font-family:F}.skip,.on{a:b}.card{a:c}.on{a:"$&"}.off{a:b}')
    const begun = html.replace('class="on">', 'class="on"><header></header><div class="contents"><template data-rules=""></template></div><main class="card">')
    const { html: styled } = await withUsedStyles(begun, async () => sheet)
    expect(styled).toBe(
      '<html><head><style data-start="">@font-face{font-family:F}.on{a:b}.on{a:"$&"}</style></head><body class="on"><header></header>' +
        '<div class="contents"><style data-href="/_next/static/css/a1.css">.on{a:b}.card{a:c}.on{a:"$&"}</style></div><main class="card"></body></html>',
    )
  })

  test('stays where it is unknown, or where there is none', async () => {
    expect(await withUsedStyles(html, async () => null)).toEqual({ html, address: '', late: '' })
    const plain = page('')
    expect(await withUsedStyles(plain, async () => new Stylesheet(''))).toEqual({ html: plain, address: '', late: '' })
  })
})
