import { addressOf, showAddress } from '@/components/events/list/live/address'
import { currentPlace, restore } from '@/components/events/list/live/focus'
import { liveList } from '@/components/events/list/live/live-list'
import { fetchParts, replaceParts } from '@/components/events/list/live/parts'

const list = (content: string, attributes = '') => `
  <div id="events">
    <form role="search" action="/en/events">
      <select name="type"><option value=""></option><option>webinar</option></select>
      <input name="q">
    </form>
    <p role="status"></p><p role="alert" data-text="Failed"></p>
    <div id="events-results" data-part ${attributes}>${content}</div>
  </div>`

const one = <E extends HTMLElement>(selector: string) => {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(selector)
  return element
}

const form = () => one<HTMLFormElement>('form')
const type = () => one<HTMLSelectElement>('select')
const words = () => one<HTMLInputElement>('[name="q"]')

/** The site's answer, which the browser's own fetch would bring. */
const answers = (html: string, status = 200) => {
  const fetched = jest.fn(async () => ({ ok: status < 400, status, text: async () => html }))
  Object.assign(globalThis, { fetch: fetched })
  return fetched
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  document.body.innerHTML = list('<p data-found>9 events</p><a id="keep" href="/en/events?type=webinar" data-live>Webinars</a>')
  history.replaceState(null, '', '/en/events')
})

test('the address of a form leaves out what was not chosen and keeps the view', () => {
  words().value = '  water   pump '
  expect(addressOf(form(), new URL('http://localhost/en/events?type=meeting&view=list&past=18')).href).toBe('http://localhost/en/events?q=water+pump&view=list')
})

test('a form shows an address, without moving the cursor of who types', () => {
  words().value = 'water '
  showAddress(form(), new URL('http://localhost/en/events?type=webinar&q=water'))
  expect(type().value).toBe('webinar')
  expect(words().value).toBe('water ')
  showAddress(form(), new URL('http://localhost/en/events'))
  expect([type().value, words().value]).toEqual(['', ''])
})

test.each([
  ['an error', list('x'), 500],
  ['another page', '<p>Log in to the network</p>', 200],
  ['a list that the content service did not give', list('x', 'data-failed'), 200],
])('%s is a failure', async (_, html, status) => {
  answers(html, status)
  await expect(fetchParts(new URL('http://localhost/en/events'), new AbortController().signal)).rejects.toThrow()
})

test('only the parts are replaced', () => {
  words().value = 'typed'
  replaceParts(one('#events'), new DOMParser().parseFromString(list('fresh'), 'text/html'))
  expect(one('#events-results')).toHaveTextContent('fresh')
  expect(words().value).toBe('typed')
})

describe('the focus', () => {
  const section = (count: number) => `
    <section><h2 id="past-title">Past</h2>
      <ul>${Array.from({ length: count }, (_, at) => `<li id="past-${at}"><h3>Event ${at}</h3></li>`).join('')}</ul>
      <a id="past-more" href="/en/events?past=18#past-2">Load More</a>
      <a id="past-less" href="/en/events#past-title">Show Less</a>
    </section>`

  const replaceWhileOn = (selector: string, content: string) => {
    document.body.innerHTML = list(section(2))
    one(selector).focus()
    const place = currentPlace()
    one('#events-results').innerHTML = content
    restore(place)
    return document.activeElement
  }

  test('goes to the first card that is new', () => {
    expect(replaceWhileOn('#past-more', section(4))).toHaveTextContent('Event 2')
  })

  test('goes to the heading of a section that became shorter', () => {
    expect(replaceWhileOn('#past-less', section(1))).toHaveTextContent('Past')
  })

  test('stays where its element still is', () => {
    expect(replaceWhileOn('#past-more', section(2))).toHaveAttribute('id', 'past-more')
  })

  test('goes to the head of the results where its element is gone', () => {
    expect(replaceWhileOn('#past-more', '<p>nothing</p>')).toHaveAttribute('id', 'events-results')
  })

  test('stays in the form', () => {
    expect(replaceWhileOn('[name="q"]', section(4))).toBe(words())
  })
})

test('a link swaps the results, the form and the address, and tells how many there are', async () => {
  answers(list('<p data-found>2 events</p>'))
  liveList(one('#events'), new AbortController().signal)
  one('#keep').click()
  expect(one('#events-results')).toHaveAttribute('aria-busy', 'true')
  await settled()
  expect(one('[role="status"]')).toHaveTextContent('2 events')
  expect(location.search).toBe('?type=webinar')
  expect(type().value).toBe('webinar')
})

test('without an answer everything stays and the failure is said', async () => {
  answers('', 503)
  liveList(one('#events'), new AbortController().signal)
  one('#keep').click()
  await settled()
  expect(one('[role="alert"]')).toHaveTextContent('Failed')
  expect(one('#events-results')).toHaveTextContent('9 events')
  expect(one('#events-results')).toHaveAttribute('aria-busy', 'false')
  expect(location.search).toBe('')
})

test('typing asks once it rests, a second choice calls the first one off', async () => {
  jest.useFakeTimers()
  const fetched = answers(list('<p data-found>1 event</p>'))
  liveList(one('#events'), new AbortController().signal)
  for (const text of ['w', 'wa', 'wat']) {
    words().value = text
    words().dispatchEvent(new Event('input', { bubbles: true }))
    jest.advanceTimersByTime(200)
  }
  expect(fetched).not.toHaveBeenCalled()
  jest.advanceTimersByTime(100)
  expect(fetched).toHaveBeenCalledTimes(1)
  const [, { signal }] = fetched.mock.calls[0] as unknown as [URL, { signal: AbortSignal }]
  type().value = 'webinar'
  type().dispatchEvent(new Event('input', { bubbles: true }))
  jest.runAllTimers()
  expect(signal.aborted).toBe(true)
  jest.useRealTimers()
  await settled()
  expect(new URLSearchParams(location.search).get('type')).toBe('webinar')
})

test('what was chosen before the script came is followed', async () => {
  answers(list('<p data-found>2 events</p>'))
  type().value = 'webinar'
  liveList(one('#events'), new AbortController().signal)
  await settled()
  expect(location.search).toBe('?type=webinar')
})
