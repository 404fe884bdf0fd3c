import { fireEvent, render, screen } from '@testing-library/react'
import { Slides } from '@/components/blocks/Slides'

const WORDS = { title: 'Gallery', previous: 'Previous picture', next: 'Next picture', positions: ['1 of 3', '2 of 3', '3 of 3'] }

/** Three slides, of which one fits. */
function show() {
  window.matchMedia = jest.fn(() => ({ matches: false })) as never
  render(
    <Slides words={WORDS} arrow={null}>
      <ul>
        <li>a</li>
        <li>b</li>
        <li>c</li>
      </ul>
    </Slides>,
  )
  const track = screen.getByRole('list')
  let left = 0
  track.getBoundingClientRect = () => ({ left: 0, right: 300 }) as DOMRect
  for (const [index, item] of [...track.children].entries()) {
    Object.assign(item, { getBoundingClientRect: () => ({ left: index * 300 - left, right: index * 300 - left + 300 }) })
  }
  Object.assign(track, {
    scrollBy: (options: ScrollToOptions) => {
      left += options.left ?? 0
      fireEvent.scroll(track)
    },
  })
}

test('buttons turn the slides, say which one is in front, and stop at both ends', () => {
  show()
  const [back, forward, status] = [
    screen.getByRole('button', { name: 'Previous picture' }),
    screen.getByRole('button', { name: 'Next picture' }),
    screen.getByRole('status'),
  ]
  expect(back).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(forward)
  expect(status).toHaveTextContent('2 of 3')
  expect(back).toHaveAttribute('aria-disabled', 'false')
  fireEvent.click(forward)
  fireEvent.click(forward)
  expect(status).toHaveTextContent('3 of 3')
  expect(forward).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(back)
  expect(status).toHaveTextContent('2 of 3')
})
