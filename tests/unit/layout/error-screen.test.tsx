import { render, screen } from '@testing-library/react'
import { ErrorScreen } from '@/components/layout/error/ErrorScreen'

const TEMPLATE = `<template id="error-screen"><section role="alert"><p data-error="title">Oops!</p><p data-error="message">Default text</p>
  <details><summary>Technical details</summary><p>Error code: <bdi data-error="code">–</bdi></p><pre data-error="trace"></pre></details></section></template>`

beforeEach(() => {
  document.body.innerHTML = TEMPLATE
})

test('shows the message of an error of the browser, and no code', () => {
  render(<ErrorScreen error={new Error('The map broke')} />)
  expect(screen.getByRole('alert').querySelector('[data-error=message]')?.textContent).toBe('The map broke')
  expect(screen.getByText(/Error code/).textContent).toBe('Error code: –')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops!')
})

test('shows the default text for an error without a message', () => {
  render(<ErrorScreen error={new Error('')} />)
  expect(screen.getByText('Default text')).toBeTruthy()
})

test('shows the digest of an error of the server as its code, and not its empty phrase', () => {
  render(<ErrorScreen error={Object.assign(new Error('omitted in production'), { digest: '4711' })} />)
  expect(screen.getByText('Default text')).toBeTruthy()
  expect(screen.getByText(/Error code/).textContent).toBe('Error code: 4711')
})

test('says in its details what broke, also where the trace of the browser names places alone', () => {
  const traced = (stack: string) => {
    const { unmount } = render(<ErrorScreen error={Object.assign(new Error('It broke'), { stack })} />)
    const text = screen.getByRole('alert').querySelector('pre')?.textContent
    unmount()
    return text
  }
  expect(traced('failOn@https://example.org/page:4:39')).toBe('Error: It broke\nfailOn@https://example.org/page:4:39')
  expect(traced('Error: It broke\n    at failOn (page:4:39)')).toBe('Error: It broke\n    at failOn (page:4:39)')
})

test('stays when it is rendered again without the markup, which a failed layout takes with it', () => {
  const { rerender } = render(<ErrorScreen error={new Error('First')} />)
  document.querySelector('template')?.remove()
  rerender(<ErrorScreen error={new Error('First')} />)
  expect(screen.getByRole('alert').textContent).toContain('First')
})

test('survives a page without the markup', () => {
  document.body.innerHTML = ''
  expect(() => render(<ErrorScreen error={new Error('x')} />)).not.toThrow()
})
