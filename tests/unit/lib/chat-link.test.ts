/** @jest-environment node */
import { chatLink } from '@/lib/content/chat-link'

test.each([
  ['https://wa.me/491713920000', 'https://wa.me/491713920000'],
  ['+49 171 3920000', 'https://wa.me/491713920000'],
  ['0049 (171) 392-0000', 'https://wa.me/491713920000'],
  ['javascript:alert(1)', null],
  ['http://wa.me/1', null],
  ['soon', null],
  [null, null],
  [undefined, null],
])('the chat of %s is %s', (value, link) => {
  expect(chatLink(value)).toBe(link)
})
