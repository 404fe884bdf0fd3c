import { watchPictures } from '@/components/shared/BrokenPictures'

let stop: () => void

beforeEach(() => {
  document.body.innerHTML = `
    <div id="card" data-missing="No Image Available"><img id="a" alt="A school"></div>
    <ul><li><span id="logo" data-hide-broken><img id="b" alt=""></span>Partner</li></ul>
    <p id="other"><img id="c" alt="C"></p>`
  // jsdom loads no pictures: none of them has ended yet.
  for (const picture of document.images) Object.defineProperty(picture, 'complete', { value: false })
  stop = watchPictures(document)
})

afterEach(() => stop())

const fail = (id: string) => document.getElementById(id)?.dispatchEvent(new Event('error'))

test('the text takes the place of a picture that does not load', () => {
  fail('a')
  expect(document.getElementById('card')?.textContent).toBe('No Image Available')
})

test('a logo that does not load hides, its name stays', () => {
  fail('b')
  expect(document.getElementById('logo')).not.toBeVisible()
  expect(document.querySelector('li')).toHaveTextContent('Partner')
})

test('other pictures are left alone', () => {
  fail('c')
  expect(document.getElementById('c')).toBeInTheDocument()
})

test('a picture that failed before the script came is handled too', () => {
  stop()
  const picture = document.createElement('img')
  Object.defineProperties(picture, { complete: { value: true }, naturalWidth: { value: 0 } })
  document.getElementById('card')?.replaceChildren(picture)
  stop = watchPictures(document)
  expect(document.getElementById('card')?.textContent).toBe('No Image Available')
})
