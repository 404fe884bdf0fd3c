import { countUp, durationAt, valueAt } from '@/components/shared/counting'

test('each figure counts for a step longer than the one before it', () => {
  expect([0, 1, 7].map((index) => durationAt({ duration: 1500, step: 100 }, index))).toEqual([1500, 1600, 2200])
  expect(durationAt({ duration: 2500 }, 2)).toBe(2500)
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
  countUp(document.querySelectorAll<HTMLElement>('b'), { duration: 2500 }, String)
  expect(observe).not.toHaveBeenCalled()
  expect(document.querySelector('b')).toHaveTextContent('42')
})
