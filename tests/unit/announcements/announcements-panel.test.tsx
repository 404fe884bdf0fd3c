import { act, fireEvent, render, screen } from '@testing-library/react'
import { AnnouncementsPanel } from '@/components/announcements/AnnouncementsPanel'
import { storeDismissed } from '@/components/announcements/dismissed'

const words = ['title', 'close', 'loading', 'error', 'retry', 'empty', 'previous', 'next', 'pause', 'play', 'item', 'dismiss'] as const
const labels = Object.fromEntries(words.map((word) => [word, word])) as Record<(typeof words)[number], string>

const item = (id: string, dismissible = true) => ({ id, dismissible, content: <p>{id}</p> })
async function open(items: ReturnType<typeof item>[] | null) {
  // What the device holds is looked at after the first rendering.
  return act(async () => render(<AnnouncementsPanel locale="en" labels={labels} items={items} />))
}
const bell = () => screen.getByRole('button', { name: /^title/ })
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

beforeEach(() => localStorage.clear())

test('what was dismissed before is hidden and not counted, what may not be dismissed stays', async () => {
  storeDismissed('a')
  storeDismissed('b')
  await open([item('a'), item('b', false), item('c')])
  expect(shown()).toEqual(['b', 'c'])
  expect(bell()).toHaveTextContent('2')
})

test('the bell calls until the panel was opened once', async () => {
  const { unmount } = await open([item('a')])
  expect(bell()).toHaveClass('calling')
  fireEvent(screen.getByRole('complementary'), Object.assign(new Event('toggle'), { newState: 'open' }))
  expect(bell()).not.toHaveClass('calling')
  unmount()
  await open([item('a')])
  expect(bell()).not.toHaveClass('calling')
})

test('where all were dismissed it does not call', async () => {
  storeDismissed('a')
  await open([item('a')])
  expect(bell()).not.toHaveClass('calling')
  expect(bell()).toHaveTextContent(/^title$/)
})

test('announcements that could not be read are an error, none are said', async () => {
  const { unmount } = await open(null)
  expect(screen.getByRole('alert')).toHaveTextContent('error')
  unmount()
  await open([])
  expect(screen.getByText('empty')).toBeVisible()
})
