import { withSingleSlashes } from '@/lib/framework/guard/spellings'

test.each([
  ['/en/articles//', '/en/articles/'],
  ['/en//articles?page=1//2', '/en/articles/?page=1//2'],
  ['//', '/'],
  ['//evil//en', '/evil/en/'],
  ['/EN//articles', '/en/articles/'],
  ['/en/articles/', '/en/articles/'],
  ['/en/articles', '/en/articles'],
  ['/uploads//x.webp', '/uploads//x.webp'],
  ['/en//feed.xml', '/en//feed.xml'],
  ['/api//health', '/api//health'],
])('%s is asked for as %s', (url, asked) => {
  expect(withSingleSlashes({ method: 'GET', url })).toBe(asked)
})

test('what is sent goes to the address that it is sent to', () => {
  expect(withSingleSlashes({ method: 'POST', url: '/en//send/contact' })).toBe('/en//send/contact')
})
