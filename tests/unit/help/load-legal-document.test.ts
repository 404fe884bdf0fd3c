import { load } from '@/components/shared/legal/load-legal-document'

const answer = (ok: boolean, body = '') => ({ ok, status: ok ? 200 : 500, text: async () => body }) as Response

let place: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `
    <div id="place" data-legal-content="/en/legal/privacy" tabindex="-1">
      <p data-state="loading">Loading</p>
      <div data-state="failed" hidden><button data-legal-retry>Try again</button></div>
      <div data-state="loaded" hidden></div>
    </div>`
  place = document.getElementById('place') ?? document.body
})

const shown = () => [...place.querySelectorAll<HTMLElement>('[data-state]')].filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.state)

test('a document is loaded once', async () => {
  globalThis.fetch = jest.fn().mockResolvedValue(answer(true, '<p>Text</p>'))
  const loading = load(place)
  expect(shown()).toEqual(['loading'])
  await loading
  await load(place)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch).toHaveBeenCalledWith('/en/legal/privacy')
  expect(shown()).toEqual(['loaded'])
  expect(place).toHaveTextContent('Text')
})

test.each([
  ['does not answer', () => Promise.reject(new Error('no connection'))],
  ['answers with an error', () => Promise.resolve(answer(false))],
])('a site that %s is asked again by the button, which keeps the focus inside', async (_, failure) => {
  globalThis.fetch = jest.fn().mockImplementationOnce(failure).mockResolvedValueOnce(answer(true, '<p>Text</p>'))
  await load(place)
  expect(shown()).toEqual(['failed'])
  place.querySelector('button')?.click()
  expect(place).toHaveFocus()
  expect(shown()).toEqual(['loading'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown()).toEqual(['loaded'])
  expect(fetch).toHaveBeenCalledTimes(2)
})
