import { fit } from '@/cms/src/admin/live-preview/fit'

test('a phone is as wide as a phone where it has room, and stands in the middle', () => {
  expect(fit('phone', { width: 560, height: 700 })).toEqual({ width: 360, height: 700, scale: 1, left: 100 })
})

test('a phone is no higher than one', () => {
  expect(fit('phone', { width: 360, height: 2000 }).height).toBe(780)
})

test('a desktop is 1280 wide and made smaller, and fills the height', () => {
  expect(fit('desktop', { width: 640, height: 700 })).toEqual({ width: 1280, height: 1400, scale: 0.5, left: 0 })
})

test('what has no room is made smaller, and nothing larger', () => {
  expect(fit('phone', { width: 180, height: 300 })).toMatchObject({ width: 360, scale: 0.5, left: 0 })
  expect(fit('desktop', { width: 2560, height: 900 })).toEqual({ width: 1280, height: 900, scale: 1, left: 640 })
})
