import { prefersStill } from '@/components/ui/stillness'

function given({ line, isReduced = false }: { line?: object; isReduced?: boolean }) {
  if (line) Object.defineProperty(navigator, 'connection', { value: line, configurable: true })
  window.matchMedia = jest.fn((query: string) => ({ matches: isReduced && query.includes('reduced-motion: reduce') })) as never
}

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

test.each([
  ['a browser that tells nothing', {}, false],
  ['a good line', { line: { saveData: false, effectiveType: '4g' } }, false],
  ['a line of which only the saving is told', { line: { saveData: false } }, false],
  ['who saves data', { line: { saveData: true, effectiveType: '4g' } }, true],
  ['a weak line', { line: { saveData: false, effectiveType: '3g' } }, true],
  ['a very weak line', { line: { saveData: false, effectiveType: 'slow-2g' } }, true],
  ['who wants less motion', { isReduced: true }, true],
])('of %s, it is said whether nothing may move', (_, wish, expected) => {
  given(wish)
  expect(prefersStill()).toBe(expected)
})
