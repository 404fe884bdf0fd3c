import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { RegistrationDisclosure } from '@/components/events/detail/RegistrationDisclosure'
import { registrationProps } from '../../support/registration'

jest.mock('next-intl/server', () => jest.requireActual<object>('../../support/translations'))

async function show() {
  localStorage.clear()
  history.replaceState(null, '', '#')
  const props = await registrationProps()
  const { container, unmount } = render(
    <>
      <a href="#register">To the form</a>
      <RegistrationDisclosure {...props} disclosure={{ register: 'Register for it', cancel: 'Cancel' }} />
    </>,
  )
  const [panel, summary] = [container.querySelector('details'), container.querySelector('summary')]
  if (!panel || !summary) throw new Error('There is no panel.')
  return { panel, summary, unmount, link: screen.getByRole('link', { name: 'To the form' }), name: screen.getByLabelText(/Your name/) }
}

const toggled = (panel: HTMLElement) => act(() => void fireEvent(panel, new Event('toggle')))

test('the button of the facts opens the form at its first field, and Cancel closes it', async () => {
  const { panel, summary, link, name } = await show()
  fireEvent.click(link)
  expect(panel.open).toBe(true)
  toggled(panel)
  await waitFor(() => expect(name).toHaveFocus())
  fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }))
  expect(panel.open).toBe(false)
  expect(summary).toHaveFocus()
})

test('the focus comes back from a browser that goes to the panel after it has opened, and nobody goes there twice', async () => {
  const { panel, link, name } = await show()
  expect(fireEvent.click(link)).toBe(true)
  toggled(panel)
  act(() => name.blur())
  act(() => void fireEvent(window, new Event('hashchange')))
  await waitFor(() => expect(name).toHaveFocus())
  act(() => name.blur())
  act(() => void fireEvent(window, new Event('hashchange')))
  expect(name).not.toHaveFocus()
  history.replaceState(null, '', '#register')
  expect(fireEvent.click(link)).toBe(false)
})

test('whoever opens it by its own line begins at the first field; opened by a draft it leaves the focus alone', async () => {
  const { panel, summary, name } = await show()
  panel.open = true
  toggled(panel)
  expect(name).not.toHaveFocus()
  panel.open = false
  toggled(panel)
  fireEvent.click(summary)
  panel.open = true
  toggled(panel)
  await waitFor(() => expect(name).toHaveFocus())
})

test('a link of another page opens it at once', async () => {
  history.replaceState(null, '', '#register')
  const props = await registrationProps()
  const { container } = render(<RegistrationDisclosure {...props} disclosure={{ register: 'Register for it', cancel: 'Cancel' }} />)
  expect(container.querySelector('details')).toHaveAttribute('open')
})
