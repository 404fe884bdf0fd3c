/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { getRequiredScripts } from 'next/dist/server/app-render/required-scripts'
import { createInlinedDataReadableStream } from 'next/dist/server/app-render/use-flight-response'
import { continueFizzStream } from 'next/dist/server/stream-utils/node-web-streams-helper'
import { redirect } from 'next/navigation'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { finishRedirect } from '@/lib/framework/page/redirect.mjs'
import { separateData } from '@/lib/framework/page/separate-data.mjs'
import { Stylesheet, withUsedStyles } from '@/lib/framework/page/used-styles.mjs'

// The framework renders with a React of its own.
jest.mock('react', () => jest.requireActual<object>('next/dist/compiled/react'))
jest.mock('react-dom', () => jest.requireActual<object>('next/dist/compiled/react-dom'))
jest.mock('react-dom/static', () => jest.requireActual<object>('next/dist/compiled/react-dom/static.edge'))
jest.mock('react-dom/server', () => jest.requireActual<object>('next/dist/compiled/react-dom/server.edge'))

const CHUNKS = ['static/chunks/webpack-1f.js', 'static/chunks/main-app-2e.js']

/** A page as the framework's server puts it together, with this data. */
async function renderPage(data: string): Promise<string> {
  const [preinit, bootstrap] = getRequiredScripts({ rootMainFiles: CHUNKS } as never, '', undefined, undefined, '', undefined, '/page')
  function Page() {
    preinit()
    return (
      <html>
        <body>
          {createElement('link', { rel: 'stylesheet', href: '/_next/static/css/a1.css', precedence: 'next' })}
          <main>
            <h1>Events</h1>
          </main>
        </body>
      </html>
    )
  }
  const { prelude } = await prerender(<Page />, { bootstrapScripts: [bootstrap] })
  const nothing = async () => ''
  const page = await continueFizzStream(Object.assign(prelude, { allReady: Promise.resolve() }), {
    inlinedDataStream: createInlinedDataReadableStream(new Blob([data]).stream(), undefined, null),
    waitForAllReady: true,
    deploymentId: undefined,
    getServerInsertedHTML: nothing,
    getServerInsertedMetadata: nothing,
  })
  return new Response(page).text()
}

test('Scripts and data of a page', async () => {
  const { html, file } = separateData(await renderPage('0:{"a":"</script>"}\n'))
  expect(file?.code).toContain('self.__next_f.push([1,"0:')
  for (const chunk of CHUNKS) expect(file?.code).toContain(`/_next/${chunk}`)
  expect(html).not.toMatch(/_next\/static\/chunks|__next_f/)
  expect(html).toContain('<h1>Events</h1>')
  expect(readFileSync(require.resolve('next/dist/client/app-index.js'), 'utf8')).toContain('self.__next_f = self.__next_f || []')
})

test('Metadata in the data', () => {
  const source = readFileSync(require.resolve('next/dist/lib/metadata/metadata.js'), 'utf8')
  expect(source).toContain('name: "Next.Metadata"')
  // Where the browser shows it, nothing is seen.
  expect(source).toMatch(/hidden: true,\s+children: [^]*?name: "Next\.Metadata"/)
})

test('The stylesheet of a page', async () => {
  const { html, address } = await withUsedStyles(await renderPage('0:{}\n'), async () => new Stylesheet('h1{margin:0}h2{margin:0}'))
  expect(address).toBe('/_next/static/css/a1.css')
  expect(html).toContain('<style data-href="/_next/static/css/a1.css">h1{margin:0}</style>')
  expect(html).not.toContain('<link rel="stylesheet"')
  // Scripts that come later ask for the stylesheet where no element of this mark is.
  expect(readFileSync(require.resolve('next/dist/compiled/mini-css-extract-plugin/index.js'), 'utf8')).toContain('getAttribute("data-href")')
})

test('Targets of redirects', async () => {
  let digest: unknown
  try {
    redirect('/en/events#missing')
  } catch (error) {
    digest = error instanceof Error && 'digest' in error && error.digest
  }
  const value = { status: 307, html: await renderPage(`9:E${JSON.stringify({ digest })}\n`), headers: {} }
  finishRedirect(value)
  expect(value).toMatchObject({ html: '', headers: { location: '/en/events#missing' } })
})
