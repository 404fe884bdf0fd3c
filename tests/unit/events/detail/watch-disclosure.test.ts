import { watchDisclosure } from '@/components/events/detail/RegistrationScript'

const html = `
  <aside><a href="#register">Register</a></aside>
  <details data-registration><summary>Register</summary><form><input name="name"><button type="button" data-cancel>Cancel</button></form></details>`

test('the button of the facts opens the form at its first field, and Cancel closes it', () => {
  document.body.innerHTML = html
  const end = watchDisclosure()
  const panel = document.querySelector('details')
  document.querySelector<HTMLElement>('aside a')?.click()
  expect(panel).toHaveAttribute('open')
  panel?.dispatchEvent(new Event('toggle'))
  expect(document.querySelector('input')).toHaveFocus()
  document.querySelector<HTMLElement>('[data-cancel]')?.click()
  expect(panel).not.toHaveAttribute('open')
  expect(document.querySelector('summary')).toHaveFocus()
  end()
  document.querySelector<HTMLElement>('aside a')?.click()
  expect(panel).not.toHaveAttribute('open')
})

test('the focus comes back from a browser that goes to the panel after it has opened, and nobody goes there twice', () => {
  history.replaceState(null, '', '#')
  document.body.innerHTML = html
  const end = watchDisclosure()
  const [panel, link] = [document.querySelector('details'), document.querySelector<HTMLElement>('aside a')]
  const click = () => link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(click()).toBe(true)
  panel?.dispatchEvent(new Event('toggle'))
  document.querySelector('input')?.blur()
  window.dispatchEvent(new Event('hashchange'))
  expect(document.querySelector('input')).toHaveFocus()
  document.querySelector('input')?.blur()
  window.dispatchEvent(new Event('hashchange'))
  expect(document.querySelector('input')).not.toHaveFocus()
  history.replaceState(null, '', '#register')
  expect(click()).toBe(false)
  end()
})

test('whoever opens it by its own line begins at the first field; opened by a draft it leaves the focus alone', () => {
  document.body.innerHTML = html
  const end = watchDisclosure()
  const panel = document.querySelector('details')
  panel?.setAttribute('open', '')
  panel?.dispatchEvent(new Event('toggle'))
  expect(document.querySelector('input')).not.toHaveFocus()
  panel?.removeAttribute('open')
  document.querySelector('summary')?.click()
  panel?.setAttribute('open', '')
  // Firefox has taken the focus from the line by now, which does not show any more.
  panel?.dispatchEvent(new Event('toggle'))
  expect(document.querySelector('input')).toHaveFocus()
  end()
})

test('a page without a registration has nothing to open', () => {
  document.body.innerHTML = '<a href="#register">Register</a>'
  const end = watchDisclosure()
  expect(() => document.querySelector('a')?.click()).not.toThrow()
  end()
})
