import { contentBlocks } from '@/lib/content/blocks'
import { isEmptyRichText, plainText, richText } from '@/lib/content/rich-text'

const words = (text: string) => ({ type: 'text', text })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const picture = { url: '/uploads/x.png', mime: 'image/png', width: 9, height: 6 }
const film = { url: '/uploads/x.mp4', mime: 'video/mp4' }

test.each([
  ['shared.rich-text', { body: [paragraph(words('One'))] }, { type: 'rich-text', body: [paragraph(words('One'))] }],
  ['shared.quote', { title: 'Layla', body: ' We build ' }, { type: 'quote', title: 'Layla', body: 'We build' }],
  ['shared.media', { file: picture, caption: 'The roof' }, { type: 'media', file: { url: '/uploads/x.png' }, caption: 'The roof' }],
  ['shared.slides', { images: [null, picture, film] }, { type: 'slides', images: [{ src: '/uploads/x.png' }] }],
  ['shared.video-embed', { url: 'https://example.org/film' }, { type: 'video-embed', url: 'https://example.org/film' }],
  ['shared.video', { file: film, caption: 'The street' }, { type: 'video', file: { url: '/uploads/x.mp4' }, caption: 'The street' }],
  ['shared.pdf-viewer', { file: { url: '/uploads/x.pdf' }, title: 'The plan' }, { type: 'pdf-viewer', file: { url: '/uploads/x.pdf' }, title: 'The plan' }],
])('%s is shown with all that it has', (component, fields, block) => {
  expect(contentBlocks('en').parse([{ __component: component, ...fields }])).toMatchObject([block])
})

test.each([null, undefined, 'x', [{}]])('of %j there is nothing to show', (value) => {
  expect(contentBlocks('en').parse(value)).toEqual([])
})

test.each([null, undefined, 'x', []])('of slides with the images %j none is shown', (images) => {
  expect(contentBlocks('en').parse([{ __component: 'shared.slides', images }])).toEqual([{ type: 'slides', images: [] }])
})

test.each([1, 2, 3, 4, 5, 6])('a heading may have the level %d', (level) => {
  expect(richText('en').parse([{ type: 'heading', level, children: [words('A')] }])).toHaveLength(1)
})

test.each([
  ['a heading of no level', { type: 'heading', level: 7, children: [words('A')] }],
  ['a list of no kind', { type: 'list', format: 'loose', children: [] }],
  ['a list with a paragraph', { type: 'list', format: 'ordered', children: [paragraph(words('A'))] }],
  ['a paragraph with a paragraph', paragraph(paragraph(words('A')))],
  ['a paragraph without words', { type: 'paragraph' }],
  ['words alone', words('A')],
  ['nothing', null],
])('%s is left out of a text', (_, block) => {
  expect(richText('en').parse([block, paragraph(words('kept'))])).toEqual([paragraph(words('kept'))])
})

test('marks and links stay as they were set', () => {
  const marked = { ...words('A'), bold: true, italic: true, underline: true, strikethrough: true, code: true }
  const link = { type: 'link', url: 'https://example.org/', openInNewTab: true, target: '_blank', children: [marked] }
  expect(richText('en').parse([paragraph(marked, link)])).toEqual([paragraph(marked, link)])
})

test.each([
  ['a quote', [{ type: 'quote', children: [words('A')] }], 'A'],
  ['code', [{ type: 'code', children: [words('A')] }], 'A'],
  ['a picture with words below', [{ type: 'image', image: picture, caption: 'Below' }], ''],
  ['words that are parted by marks', [paragraph(words('one'), { ...words('two'), bold: true })], 'onetwo'],
  ['a link', [paragraph(words('to '), { type: 'link', url: '/x', children: [words('there')] })], 'to there'],
  ['two paragraphs', [paragraph(words(' One ')), paragraph(words('two\n\nthree'))], 'One two three'],
  ['nothing', null, ''],
  ['what is no list', 'x', ''],
])('the words of %s are “%s”', (_, value, text) => {
  expect(plainText(richText('en').parse(value))).toBe(text)
})

test.each([
  ['no block', [], true],
  ['words', [paragraph(words('A'))], false],
  ['a picture', [{ type: 'image', image: picture }], false],
  ['an empty block before words', [paragraph(words('')), paragraph(words('A'))], false],
])('that a text of %s is empty is %s', (_, value, expected) => {
  expect(isEmptyRichText(richText('en').parse(value))).toBe(expected)
})
