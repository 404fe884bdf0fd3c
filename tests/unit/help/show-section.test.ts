import { fireEvent, waitFor } from '@testing-library/react'
import { followHash } from '@/components/help/show-section'

let stop: (() => void) | undefined

function start(hash: string): void {
  history.replaceState(null, '', `/en/help${hash}`)
  document.title = 'Help Center | Imar'
  stop = followHash()
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
  document.body.innerHTML = `
    <main id="content"><div id="help">
      <p><span data-for="overview">Overview</span><span data-for="faqs">FAQs</span></p>
      <nav id="help-menu"><a href="#faqs" data-for="faqs">FAQs</a><a href="#terms" data-for="terms">Terms</a></nav>
      <section id="overview" data-section><h2 tabindex="-1">Overview</h2></section>
      <section id="faqs" data-section><h2 tabindex="-1">FAQs</h2><details id="faq-1"><summary>Why?</summary></details></section>
      <section id="terms" data-section><h2 tabindex="-1">Terms</h2></section>
    </div></main>`
})

afterEach(() => stop?.())

const shown = () => [...document.querySelectorAll('[data-section]:not([hidden])')].map(({ id }) => id)
const current = () => [...document.querySelectorAll('[aria-current="true"], [data-current]')].map(({ textContent }) => textContent)

function goTo(hash: string): void {
  history.replaceState(null, '', hash)
  window.dispatchEvent(new Event('hashchange'))
}

test.each([
  ['', 'overview'],
  ['#terms', 'terms'],
  ['#faq-1', 'faqs'],
  ['#content', 'overview'],
  ['#%', 'overview'],
])('arriving with the hash "%s" shows %s', (hash, section) => {
  start(hash)
  expect(shown()).toEqual([section])
})

test('label and link of the section are marked, the others are left where a search in the page finds them', () => {
  start('#faqs')
  expect(current()).toEqual(['FAQs', 'FAQs'])
  expect(document.getElementById('terms')).toHaveAttribute('hidden', 'until-found')
})

test('another hash moves the focus to the heading; none leads back to the overview', () => {
  start('')
  goTo('#terms')
  expect(shown()).toEqual(['terms'])
  expect(document.activeElement).toHaveTextContent('Terms')
  goTo('/en/help')
  expect(shown()).toEqual(['overview'])
})

test('the heading keeps the focus against the browser, and gives it up to who presses something', async () => {
  start('')
  goTo('#terms')
  const link = document.querySelector('a')
  link?.focus()
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Terms'))
  fireEvent.keyDown(document.body)
  link?.focus()
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(link)
})

test('a dialog that is closed by a step back leaves the focus where it was', () => {
  start('#faqs')
  document.body.insertAdjacentHTML('beforeend', '<dialog id="legal-terms"></dialog><button id="opener"></button>')
  document.getElementById('opener')?.focus()
  const oldURL = new URL('#legal-terms', location.href).href
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }))
  expect(document.activeElement).toHaveAttribute('id', 'opener')
  expect(shown()).toEqual(['faqs'])
})

test('a question is opened, and a hash that is none of a section keeps the section', () => {
  start('')
  goTo('#faq-1')
  expect(document.getElementById('faq-1')).toHaveAttribute('open')
  goTo('#content')
  expect(shown()).toEqual(['faqs'])
})

const find = (id: string) => document.querySelector(`#${id} h2`)?.dispatchEvent(new Event('beforematch', { bubbles: true }))

test('what a search in the page finds is shown, at its address', async () => {
  start('')
  find('terms')
  expect(shown()).toEqual(['terms'])
  await waitFor(() => expect(location.hash).toBe('#terms'))
})

test('a link that finds a section writes its address itself', async () => {
  start('')
  const write = jest.spyOn(history, 'replaceState')
  find('terms')
  location.hash = '#terms'
  await new Promise((resolve) => setTimeout(resolve))
  expect(write).not.toHaveBeenCalled()
})

test('what was found writes no address over the page that somebody has gone to meanwhile', async () => {
  start('')
  find('terms')
  stop?.()
  history.pushState(null, '', '/en/projects')
  await new Promise((resolve) => setTimeout(resolve))
  expect(location.hash).toBe('')
})

test('each section has a title of its own, the overview that of the page', () => {
  start('')
  expect(document.title).toBe('Help Center | Imar')
  goTo('#faq-1')
  expect(document.title).toBe('FAQs | Help Center | Imar')
  goTo('#terms')
  expect(document.title).toBe('Terms | Help Center | Imar')
  goTo('/en/help')
  expect(document.title).toBe('Help Center | Imar')
})
