/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as turn } from 'node:timers/promises'
import { renderToString } from 'react-dom/server'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { StaticMarkup } from '@/lib/framework/static/StaticMarkup'
import { MarkupStore } from '@/lib/framework/static/store'

jest.mock('server-only', () => ({}))

const renderings = new AsyncLocalStorage<object>()

beforeEach(() => {
  processState.staticMarkup = new MarkupStore(() => renderings.getStore())
})

/** A page as the framework makes it: its server components first, its document when others have begun theirs. */
function renderPage(html: string): Promise<string> {
  return renderings.run({}, async () => {
    const name = processState.staticMarkup?.keep(html) ?? ''
    await turn()
    return renderToString(<StaticMarkup markup={name} id="home" />)
  })
}

test('the server puts the kept markup into its place', async () => {
  await expect(renderPage('<p>نص &amp; text</p>')).resolves.toBe('<div id="home"><p>نص &amp; text</p></div>')
})

test('no rendering takes the markup of another one, however many are under way', async () => {
  const pages = Array.from({ length: 2000 }, (_, number) => `<p>${number}</p>`)
  const rendered = await Promise.all(pages.map(renderPage))
  expect(rendered).toEqual(pages.map((html) => `<div id="home">${html}</div>`))
})

test('markup is read as often as its rendering needs it', () => {
  renderings.run({}, () => {
    const name = processState.staticMarkup?.keep('<p>twice</p>') ?? ''
    const read = () => renderToString(<StaticMarkup markup={name} />)
    expect([read(), read()]).toEqual(Array(2).fill('<div><p>twice</p></div>'))
  })
})

test('a page whose markup is not there fails, also when another rendering has the same', () => {
  const name = renderings.run({}, () => processState.staticMarkup?.keep('<p>mine</p>') ?? '')
  const render = () => renderToString(<StaticMarkup markup={name} />)
  expect(() => renderings.run({}, render)).toThrow(`The markup ${name} is not there.`)
  expect(render).toThrow('outside a rendering')
})
