/** @jest-environment node */
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { markIncomplete } from '@/lib/framework/process/incomplete'
import { Static } from '@/lib/framework/static/Static'
import { log } from '@/lib/log'

jest.mock('server-only', () => ({}))
// It asks the framework, which renders nothing here.
jest.mock('@/lib/framework/process/incomplete', () => ({ markIncomplete: jest.fn() }))
jest.mock('@/lib/framework/process/rendering', () => {
  const rendering = {}
  return { currentRendering: () => rendering }
})

beforeEach(() => {
  jest.mocked(markIncomplete).mockClear()
  jest.spyOn(log, 'error').mockReset()
})

const Law = async () => <p>The law</p>

const Broken = async () => {
  throw new TypeError('figures is undefined')
}

const BrokenAtOnce = () => {
  throw new TypeError('figures is undefined')
}

/** As the browser's half of a carousel, with what the server put into it. */
const Carousel = Object.assign(({ children }: { children?: ReactNode }) => <section>{children}</section>, { $$typeof: Symbol.for('react.client.reference') })

const shown = async (page: ReactNode) => renderToString(await page).replace(/<!--\/?&-->/g, '')

test.each([
  ['later', <Broken key="broken" />],
  ['at once', <BrokenAtOnce key="broken" />],
  ['when it is written', <p key="broken">{{ words: 'no text' } as never}</p>],
])('a section that fails %s is left out and told, and its page is kept for seconds only', async (_, section) => {
  const page = Static({ id: 'page', children: [<Law key="law" />, section, null, <form key="form" />] })
  expect(await shown(page)).toBe('<div id="page"><p>The law</p><form></form></div>')
  expect(log.error).toHaveBeenCalledWith('A section was left out', expect.any(Error))
  expect(markIncomplete).toHaveBeenCalledTimes(1)
})

test('the same beside a component of the browser', async () => {
  const page = Static({
    children: [
      <Law key="law" />,
      <Carousel key="first">
        <Broken />
      </Carousel>,
      <Carousel key="second">
        <Law />
      </Carousel>,
    ],
  })
  expect(await shown(page)).toBe('<div><p>The law</p><section><p>The law</p></section></div>')
  expect(markIncomplete).toHaveBeenCalledTimes(1)
})

test('a page of which nothing is left fails, and so does one that is not there', async () => {
  await expect(Static({ children: <Broken /> })).rejects.toThrow('figures is undefined')
  const Missing = async () => notFound()
  await expect(Static({ children: [<Law key="law" />, <Missing key="missing" />] })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  expect(markIncomplete).not.toHaveBeenCalled()
})

test('a page without failures is whole', async () => {
  expect(await shown(Static({ children: [<Law key="law" />, false] }))).toBe('<div><p>The law</p></div>')
  expect(markIncomplete).not.toHaveBeenCalled()
})
