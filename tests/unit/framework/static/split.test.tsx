/** @jest-environment node */
import { isValidElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { renderMarkup } from '@/lib/framework/static/render-markup'
import { settled } from '@/lib/framework/static/settle'
import { holdsClient, split } from '@/lib/framework/static/split'
import { MarkupStore } from '@/lib/framework/static/store'

jest.mock('server-only', () => ({}))

// `staticMarkup` of the store is made with its module: all share one rendering here.
jest.mock('@/lib/framework/process/rendering', () => {
  const rendering = {}
  return { currentRendering: () => rendering }
})

/** A component of the browser, as a server component gets it. */
const Button = Object.assign(({ children }: { children?: ReactNode }) => <button>{children}</button>, { $$typeof: Symbol.for('react.client.reference') })

const Later = async ({ children }: { children?: ReactNode }) => <p className="later">{children}</p>

/** What a server component gives to React: the tree, and what it names of the elements that keep HTML. */
const kept = (node: ReactNode): string[] => {
  if (Array.isArray(node)) return node.flatMap(kept)
  if (!isValidElement<{ as?: string; markup?: string; children?: ReactNode }>(node)) return []
  return node.props.markup ? [node.props.as ?? 'div'] : kept(node.props.children)
}

const page = (
  <section>
    <h2 id="title">Title</h2>
    <Later>
      <b>before</b> and <i>after</i>
    </Later>
    <div className="head">
      <Button>
        <ul>
          {['one', 'two'].map((word) => (
            <li key={word}>
              <em>{word}</em>
            </li>
          ))}
        </ul>
      </Button>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{"a":1}' }} />
    </div>
  </section>
)

beforeAll(() => {
  processState.staticMarkup ??= new MarkupStore(() => ({}))
})

test('a component of the browser stands among HTML as anywhere else', async () => {
  const given = await settled(page)
  expect(holdsClient(given)).toBe(true)
  // Comments mark the place of the component that may fail.
  expect(renderToString(await split(given)).replace(/<!--\/?&-->/g, '')).toBe(await renderMarkup(page))
})

test('what stands beside it, and its own content, is sent as HTML', async () => {
  expect(kept(await split(await settled(page)))).toEqual(['p', 'ul', 'script'])
})

test('an element in which nothing stands is none whose content did not come', async () => {
  const Nothing = () => null
  const tree = (
    <section>
      <Button />
      <div className="part">
        <Nothing />
        <Nothing />
      </div>
    </section>
  )
  expect(kept(await split(await settled(tree)))).toEqual([])
  expect(renderToString(await split(await settled(tree)))).toContain('<div class="part"></div>')
})

test('a tree without one is HTML as a whole', async () => {
  expect(holdsClient(await settled(<Later>words</Later>))).toBe(false)
})
