/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external'
import { createRequestStoreForRender } from 'next/dist/server/async-storage/request-store'
import { currentRendering, isForOneVisitor } from '@/lib/framework/process/rendering'
import { renderMarkup, renderPlain } from '@/lib/framework/static/render-markup'

test('The store of a rendering', () => {
  const store = {} as never
  expect(workAsyncStorage.run(store, currentRendering)).toBe(store)
  expect(currentRendering()).toBeUndefined()
  const source = readFileSync(require.resolve('next/dist/server/app-render/app-render'), 'utf8')
  for (const render of ['renderToHTMLOrFlightImpl', 'prerenderToHTMLOrFlightImpl']) expect(source).toContain(`workAsyncStorage.run(workStore, ${render},`)
})

test('Whom a rendering is for', () => {
  const url = { pathname: '/en', search: '' }
  const store = createRequestStoreForRender(
    { headers: {} } as never,
    undefined as never,
    url,
    {},
    undefined as never,
    undefined,
    undefined,
    false,
    undefined,
    null,
    null,
    undefined,
  )
  expect(workUnitAsyncStorage.run(store, isForOneVisitor)).toBe(true)
  expect(workUnitAsyncStorage.run({ type: 'prerender-legacy' } as never, isForOneVisitor)).toBe(false)
})

test("React beside the framework's", async () => {
  const School = async () => <b>School</b>
  for (const render of [renderMarkup, renderPlain]) {
    expect(
      await render(
        <p>
          A {'and'} <School />
        </p>,
      ),
    ).toBe('<p>A and <b>School</b></p>')
  }
  for (const file of ['react-dom/static.node.js', 'react-dom/server.node.js', 'react-dom/cjs/react-dom-server.node.production.js'])
    expect(existsSync(`node_modules/${file}`)).toBe(true)
})
