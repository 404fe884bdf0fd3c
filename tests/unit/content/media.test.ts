import { altText, image, mediaFile } from '@/lib/content/media'

const format = (name: string, width: number) => ({ url: `/uploads/${name}.webp`, width, height: width / 2 })

test.each([
  ['one | two', 'two'],
  ['a | b | c | d', 'b'],
  [' alone ', 'alone'],
  ['| A school |', 'A school'],
  [undefined, ''],
])('the alternative text %j is %j in English', (value, expected) => {
  expect(altText('en', value)).toBe(expected)
})

test('a language that came after an alternative text was written is served with the English part, one that has an empty part with none', () => {
  expect(altText('de', 'مدرسة | A school')).toBe('A school')
  expect(altText('de', 'مدرسة | A school | ')).toBe('')
})

test('a picture in one width only is that width', () => {
  expect(image('en').parse({ url: '/uploads/x.png', width: 300, height: 200, alternativeText: 'ا | A | Ä' })).toEqual({
    src: '/uploads/x.png',
    srcSet: null,
    width: 300,
    height: 200,
    alt: 'A',
  })
})

test('a drawing has no width of its own', () => {
  expect(image('en').parse({ url: '/uploads/x.svg' })).toEqual({ src: '/uploads/x.svg', srcSet: null, width: null, height: null, alt: '' })
})

test('the widths of a picture are told from the smallest on, with the original', () => {
  const formats = { medium: format('medium', 750), thumbnail: format('thumbnail', 245), small: format('small', 500) }
  expect(image('en').parse({ url: '/uploads/x.webp', width: 900, height: 450, formats })).toMatchObject({
    src: '/uploads/x.webp',
    srcSet: '/uploads/thumbnail.webp 245w, /uploads/small.webp 500w, /uploads/medium.webp 750w, /uploads/x.webp 900w',
    width: 900,
    height: 450,
  })
})

test('a picture whose formats cannot be read is its original', () => {
  expect(image('en').parse({ url: '/uploads/x.webp', width: 900, height: 450, formats: 'none' })).toMatchObject({ src: '/uploads/x.webp', srcSet: null })
})

test('a file is known by its name, kind and size', () => {
  const stored = {
    url: 'http://cms.internal:1337/uploads/plan.pdf',
    name: 'Plan.pdf',
    mime: 'application/pdf',
    ext: '.pdf',
    size: 120.5,
    alternativeText: 'The plan',
  }
  expect(mediaFile('en').parse(stored)).toEqual({
    url: '/uploads/plan.pdf',
    name: 'Plan.pdf',
    mime: 'application/pdf',
    extension: 'PDF',
    sizeKb: 120.5,
    alt: 'The plan',
    image: null,
  })
})

test('of a file that says nothing of itself the address is known', () => {
  expect(mediaFile('en').parse({ url: '/uploads/x' })).toEqual({
    url: '/uploads/x',
    name: '',
    mime: 'application/octet-stream',
    extension: '',
    sizeKb: 0,
    alt: '',
    image: null,
  })
})

test('a file that is a picture is shown as one', () => {
  expect(mediaFile('en').parse({ url: '/uploads/x.png', mime: 'image/png', width: 9, height: 6 })?.image).toMatchObject({ src: '/uploads/x.png', width: 9 })
  expect(mediaFile('en').parse({ url: '/uploads/x', mime: 'application/image/png' })?.image).toBeNull()
})

test.each([null, undefined, {}, 'x'])('%j is no file and no picture', (value) => {
  expect(mediaFile('en').parse(value)).toBeNull()
  expect(image('en').parse(value)).toBeNull()
})
