import { shareLinks, shareText } from '@/components/shared/share-links'

const URL_ = 'https://imar.example/ar/projects/school'

test('the short description is shared, else the first 100 characters of the description', () => {
  expect(shareText({ shortDescription: 'Short', description: 'Long' })).toBe('Short')
  expect(shareText({ shortDescription: null, description: 'x'.repeat(150) })).toBe('x'.repeat(100))
  expect(shareText({ shortDescription: null, description: null })).toBe('')
})

test('a character outside the basic plane is not cut in half', () => {
  expect(shareText({ shortDescription: null, description: '🏫'.repeat(101) })).toBe('🏫'.repeat(100))
})

test('the four services get the address, those that take text also the words', () => {
  const links = new Map(shareLinks(URL_, 'مدرسة & ساحة', 'نص').map(({ service, href }) => [service, new URL(href)]))
  expect([...links.keys()]).toEqual(['whatsapp', 'telegram', 'facebook', 'x'])
  expect(links.get('whatsapp')?.searchParams.get('text')).toBe(`مدرسة & ساحة\nنص\n${URL_}`)
  expect(links.get('telegram')?.searchParams.get('url')).toBe(URL_)
  expect(links.get('telegram')?.searchParams.get('text')).toBe('مدرسة & ساحة\nنص')
  expect(links.get('facebook')?.searchParams.get('u')).toBe(URL_)
  expect(links.get('x')?.searchParams.get('url')).toBe(URL_)
})
