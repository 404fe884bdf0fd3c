import { restorePressedHash } from '@/components/layout/enhance/pressed-hash'

/** The place that the browser went to: jsdom takes it from the address, which is what may be wrong here. */
function goTo(id: string): void {
  document.body.innerHTML = `<section id="${id}"></section>`
  jest.spyOn(document, 'querySelector').mockReturnValue(document.getElementById(id))
}

let heard: string[]
const hear = () => void heard.push(location.hash)

beforeEach(() => {
  heard = []
  addEventListener('hashchange', hear)
})

afterEach(() => {
  removeEventListener('hashchange', hear)
  jest.restoreAllMocks()
})

test('a hash that was overwritten is put back, and whoever follows it is told', () => {
  history.replaceState(null, '', '#feedback')
  goTo('faqs')
  restorePressedHash()
  expect(location.hash).toBe('#faqs')
  expect(heard).toEqual(['#faqs'])
})

test('a hash that is right stays, and nobody is told', () => {
  history.replaceState(null, '', '#faqs')
  goTo('faqs')
  restorePressedHash()
  expect(location.hash).toBe('#faqs')
  expect(heard).toEqual([])
})
