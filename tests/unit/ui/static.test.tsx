/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { StaticMarkup } from '@/components/ui/static/StaticMarkup'
import { keep, kept } from '@/components/ui/static/store'

test('the server puts the kept markup into its place', () => {
  keep('key', '<p>نص &amp; text</p>')
  expect(renderToString(<StaticMarkup markup="key" id="home" />)).toBe('<div id="home"><p>نص &amp; text</p></div>')
})

test('the store holds the latest 500 only', () => {
  for (let index = 0; index <= 500; index++) keep(`entry-${index}`, String(index))
  expect(kept('entry-0')).toBeUndefined()
  expect(kept('entry-1')).toBe('1')
  expect(kept('entry-500')).toBe('500')
})
