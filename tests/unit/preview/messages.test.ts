import { heardFrom } from '@/cms/src/admin/live-preview/messages'

const frame = window
const sender = { id: 4, origin: 'https://site.example', window: frame }
const data = { preview: 'moved', page: '/ar', top: 12 }

test('a page in a frame is heard', () => {
  expect(heardFrom([sender], { data, origin: sender.origin, source: frame })).toEqual({ ...data, sender })
})

test.each([
  ['from another origin', { data, origin: 'https://other.example', source: frame }],
  ['from another window', { data, origin: sender.origin, source: null }],
  ['that is nothing', { data: null, origin: sender.origin, source: frame }],
  ['of another kind', { data: { ...data, preview: 'gone' }, origin: sender.origin, source: frame }],
  ['without a height', { data: { ...data, top: '12' }, origin: sender.origin, source: frame }],
])('a message %s is not', (_, message) => {
  expect(heardFrom([sender], message)).toBeNull()
})

test('a frame that is not there yet says nothing', () => {
  expect(heardFrom([{ ...sender, window: null }], { data, origin: sender.origin, source: null })).toBeNull()
})
