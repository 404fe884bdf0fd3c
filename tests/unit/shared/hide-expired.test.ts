import { hideExpired } from '@/components/shared/Expiry'

test('what was to be shown until a moment that has passed is hidden', () => {
  document.body.innerHTML = '<b data-until="1000">old</b><b data-until="2000">new</b><b>always</b>'
  hideExpired(document, 1500)
  expect([...document.querySelectorAll('b')].map(({ hidden }) => hidden)).toEqual([true, false, false])
})
