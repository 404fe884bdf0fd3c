import { runInNewContext } from 'node:vm'
import { BOOT_SCRIPT } from '@/lib/framework/page/boot.mjs'
import { CLOSED_POLICY, pagePolicy } from '@/lib/framework/page/policy.mjs'
import { dataFileName, isBlank, separateData } from '@/lib/framework/page/separate-data.mjs'
import { THEME_SCRIPT } from '@/lib/theme/script.mjs'

const BOOTSTRAP = '<script src="/_next/static/chunks/webpack-1f2e.js" id="_R_" async=""></script>'
const INIT = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const push = (json: string) => `<script>self.__next_f.push(${json})</script>`
const page = (content: string, tail = INIT + push('[1,"0:{}\\n"]')) =>
  `<!DOCTYPE html><html><head><script>${THEME_SCRIPT}</script></head><body>${content}${BOOTSTRAP}${tail}</body></html>`

const inlineScripts = (html: string) => [...html.matchAll(/<script(?: data-src="[^"]*")?>([\s\S]*?)<\/script>/g)].map(([, code]) => code)

describe('separateData', () => {
  test('leaves no inline script but our own two, and names a file with the data in its order', () => {
    const { html, file } = separateData(page('<h1>x</h1>', INIT + push('[1,"a"]') + push('[3,"Yg=="]')))
    expect(inlineScripts(html)).toEqual([THEME_SCRIPT, BOOT_SCRIPT])
    expect(file?.code).toMatch(/^\(self.__next_f=self.__next_f\|\|\[\]\).push\(\[0\]\);self.__next_f.push\(\[1,"a"\]\);self.__next_f.push\(\[3,"Yg=="\]\);/)
    expect(file?.code).toContain('"/_next/static/chunks/webpack-1f2e.js"')
    expect(dataFileName(html)).toBe(file?.name)
  })

  test('the same data gives the same file, other data another', () => {
    const name = (data: string) => separateData(page('', INIT + push(`[1,"${data}"]`))).file?.name
    expect(name('a')).toBe(name('a'))
    expect(name('a')).not.toBe(name('b'))
  })

  test('the data file runs the pushes, loads the scripts of the head, and starts the framework when all have come', () => {
    const head = '<script src="/_next/static/chunks/app/%5Blang%5D/layout-9c.js" async=""></script>'
    const other = head.replace('layout', 'page')
    const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/webpack-1f2e.js"/>'
    const { html, file } = separateData(page('', INIT + push('[1,"a"]')).replace('</head>', `${preload}${head}${other}</head>`))
    expect(html).not.toContain('/_next/')
    const self: { __next_f?: unknown[] } = {}
    type Added = { src?: string; href?: string; id?: string; onload?: () => void; onerror?: () => void }
    const added: Added[] = []
    const later: { run: () => void; after: number }[] = []
    const document = { createElement: () => ({ remove: () => undefined }), head: { append: (element: Added) => added.push(element) } }
    const setTimeout = (run: (...all: unknown[]) => void, after: number, ...all: unknown[]) => later.push({ run: () => run(...all), after })
    runInNewContext(file?.code ?? '', { self, document, setTimeout })
    expect(self.__next_f).toEqual([[0], [1, 'a']])
    const layout = '/_next/static/chunks/app/%5Blang%5D/layout-9c.js'
    const start = '/_next/static/chunks/webpack-1f2e.js'
    const names = () => added.map(({ src, href }) => src ?? `announced: ${href}`)
    expect(names()).toEqual([`announced: ${start}`])

    // Each by itself, so that whoever presses something meanwhile is answered between them.
    expect(later.map(({ after }) => after)).toEqual([0, 1])
    for (const { run } of later.splice(0)) run()
    const [, first, second] = added
    expect(names().slice(1)).toEqual([layout, layout.replace('layout', 'page')])
    first?.onload?.()
    second?.onerror?.()
    expect(later.map(({ after }) => after)).toEqual([1000])
    later[0]?.run()
    expect(added).toHaveLength(4)
    added.at(-1)?.onload?.()
    expect(added.at(-1)).toMatchObject({ src: start, id: '_R_' })
    for (let tries = 0; tries < 10; tries++) {
      added.at(-1)?.onerror?.()
      later.at(-1)?.run()
    }
    expect(later.map(({ after }) => after)).toEqual([1000, 1000, 2000, 4000, 8000, 16_000, 32_000])
  })

  test.each([
    ['a script of its own', '<script>alert(1)</script>'],
    ['a push that looks like the framework', push('[1,"evil"]')],
    ['a bootstrap that looks like the framework', `${BOOTSTRAP}${INIT}${push('[1,"evil"]')}`],
  ])('content that brought %s does not get it into the data file', (_, content) => {
    const { html, file } = separateData(page(content))
    expect(file?.code).not.toMatch(/evil|alert/)
    expect(html).toContain(content)
    expect(pagePolicy({ html })).toBe(pagePolicy())
  })

  test.each([
    ['code after a push', push('[1,"a"]);alert(1);([1,"b"]')],
    ['a call inside a push', push('[1,alert(1)]')],
    ['an unknown kind', push('[9,"a"]')],
    ['another script between', '<script>alert(1)</script>'],
    ['markup after the data', '<p>more</p>'],
  ])('a tail with %s is left alone and gets no permission', (_, extra) => {
    const whole = page('', INIT + push('[1,"a"]') + extra)
    expect(separateData(whole)).toEqual({ html: whole, file: null })
  })

  test('the stylesheet that stands in the page comes later from where it is laid, in the data too', () => {
    const styles = { address: '/_next/static/css/a.css', late: '/flight/b.css' }
    const { html, file } = separateData(page('<h1>x</h1>', INIT + push('[1,"/_next/static/css/a.css /_next/static/css/a.css"]')), styles)
    expect(html).toContain(`<script data-src="/flight/${file?.name}" data-styles="/flight/b.css">`)
    expect(file?.code).toContain('"/flight/b.css /flight/b.css"')
    expect(dataFileName(html)).toBe(file?.name)
    expect(separateData(page('')).html).not.toContain('data-styles')
  })

  test('a nonce of one request does not stay in a kept page', () => {
    const tail = INIT.replace('<script', '<script nonce="abc="') + push('[1,"{\\"nonce\\":\\"abc=\\"}"]').replace('<script', '<script nonce="abc="')
    const { html, file } = separateData(page('', tail).replace('id="_R_"', 'nonce="abc=" id="_R_"'))
    expect(file).not.toBeNull()
    expect(html + file?.code).not.toContain('abc=')
  })
})

describe('pagePolicy', () => {
  test('allows no inline script but our own three, and no evaluation', () => {
    const scripts = /script-src ([^;]*)/.exec(pagePolicy())?.[1]
    expect(scripts).toMatch(/^'self'( 'sha256-[\w+/]{43}='){3}$/)
  })

  test('allows the style attributes of the page by their hash', () => {
    const policy = pagePolicy({ html: '<p style="color:red">&quot;</p><i style="--a:&quot;b&quot;"></i>' })
    expect(policy).toContain("'unsafe-hashes'")
    expect(policy.match(/style-src [^;]*/)?.[0].match(/sha256-/g)).toHaveLength(2)
  })

  test('is closed for answers that are no page', () => {
    expect(CLOSED_POLICY).toMatch(/^default-src 'none';/)
  })
})

test.each([
  ['<main><h1>x</h1></main>', false],
  ['<main id="main"><div>\n<h1 class="x">x</h1></div></main>', false],
  ['<main><h1\nclass="x">x</h1></main>', false],
  ['<main><div class="wrap"></div></main>', true],
  ['<main id="main"></main>', true],
  ['<h1>x</h1><main><h10>x</h10></main><h1>x</h1>', true],
  ['<p>No place for content</p>', false],
])('whether the page %s came without what it is about: %s', (html, expected) => {
  expect(isBlank(html)).toBe(expected)
})

test.each([
  '<script data-src="/flight/0123456789abcdef0123456789abcdef.js">x</script></body></html> ',
  '<script data-src="/flight/0123456789abcdef0123456789abcde.js">x</script></body></html>',
  '<script data-src="/flight/../../0123456789abcdef01234567.js">x</script></body></html>',
  '<script data-src="/flight/0123456789abcdef0123456789abcdef.js">x</script><p></p></body></html>',
])('%s names no data file', (html) => {
  expect(dataFileName(html)).toBeNull()
})
