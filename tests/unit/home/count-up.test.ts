import { countUp, duration, valueAt } from '@/components/home/count-up'

test('the first figure counts for 1.5 s, each one more for 0.1 s longer', () => {
  expect([0, 1, 7].map(duration)).toEqual([1500, 1600, 2200])
})

test('counting starts at nothing and ends at the number itself', () => {
  expect(valueAt(0, 1280)).toBe(0)
  expect(valueAt(0.5, 1280)).toBeGreaterThan(640)
  expect(valueAt(1, 1280)).toBe(1280)
  expect(valueAt(1.2, 1280)).toBe(1280)
})

test('visitors who asked for less motion keep the final number', () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true })
  document.body.innerHTML = '<b data-count="42">42</b>'
  const observe = jest.fn()
  window.IntersectionObserver = jest.fn(() => ({ observe })) as never
  countUp(document.querySelectorAll<HTMLElement>('b'), String)
  expect(observe).not.toHaveBeenCalled()
  expect(document.querySelector('b')).toHaveTextContent('42')
})
