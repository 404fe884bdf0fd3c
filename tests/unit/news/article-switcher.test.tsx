import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ArticleLink, ArticleSwitcher, SelectedArticle } from '@/components/news/ArticleSwitcher'

const [FIRST, SECOND, THIRD] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)] as const

const link = (name: string) => screen.getByRole('link', { name })
const current = () => screen.getAllByRole('link').flatMap((each) => (each.getAttribute('aria-current') ? [each.textContent] : []))

/** Answers when the test lets it. */
function loader() {
  const answers = new Map<string, (article: ReactNode) => void>()
  const load = jest.fn((_: string, id: string) => new Promise<ReactNode>((resolve) => answers.set(id, resolve)))
  return { load, answer: (id: string, article: ReactNode) => act(async () => answers.get(id)?.(article)) }
}

function open(load: (locale: string, id: string) => Promise<ReactNode>) {
  return render(
    <ArticleSwitcher first={FIRST} locale="en" pages="/en/articles" load={load}>
      <SelectedArticle loading="Loading">
        <p>the first article</p>
      </SelectedArticle>
      {[FIRST, SECOND, THIRD].map((id) => (
        <ArticleLink key={id} id={id} href={`/en/articles/${id}`}>
          {id.charAt(0)}
        </ArticleLink>
      ))}
    </ArticleSwitcher>,
  )
}

beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }))
beforeEach(() => history.replaceState(null, '', '/'))

test('the first article shows, and the address and the list name it', () => {
  open(loader().load)
  expect(screen.getByText('the first article')).toBeVisible()
  expect(location.hash).toBe(`#${FIRST}`)
  expect(current()).toEqual(['a'])
})

test('a chosen article is waited for, shown in place of the first, and loaded once', async () => {
  const { load, answer } = loader()
  open(load)
  fireEvent.click(link('b'))
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(location.hash).toBe(`#${SECOND}`)
  await answer(SECOND, <p>the second</p>)
  expect(screen.getByText('the second')).toBeVisible()
  expect(screen.getByText('the first article')).not.toBeVisible()
  expect(current()).toEqual(['b'])
  fireEvent.click(link('a'))
  expect(await screen.findByText('the first article')).toBeVisible()
  fireEvent.click(link('b'))
  expect(await screen.findByText('the second')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('the article that was chosen last wins, whichever comes first', async () => {
  const { load, answer } = loader()
  open(load)
  fireEvent.click(link('b'))
  fireEvent.click(link('c'))
  await answer(THIRD, <p>the third</p>)
  await answer(SECOND, <p>the second</p>)
  expect(screen.getByText('the third')).toBeVisible()
  expect(screen.queryByText('the second')).toBeNull()
})

test('an address that names no article shows the first', async () => {
  history.replaceState(null, '', `#${SECOND}`)
  const { load, answer } = loader()
  open(load)
  await answer(SECOND, null)
  expect(screen.getByText('the first article')).toBeVisible()
  expect(location.hash).toBe(`#${FIRST}`)
})

test('an address that changes selects its article', async () => {
  const { load, answer } = loader()
  open(load)
  history.replaceState(null, '', `#${THIRD}`)
  act(() => void dispatchEvent(new HashChangeEvent('hashchange')))
  await answer(THIRD, <p>the third</p>)
  expect(current()).toEqual(['c'])
})

test('a click for another tab is left to the browser', () => {
  const { load } = loader()
  open(load)
  expect(fireEvent.click(link('b'), { ctrlKey: true })).toBe(true)
  expect(load).not.toHaveBeenCalled()
})
