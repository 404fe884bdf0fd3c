/** @jest-environment node */
import { hardSentences, hardWords, paragraphs } from '@/cms/src/checks/words'
import { externalLinks, internalLinks, pathIn } from '@/cms/src/documents/site-links'

const SITE = 'https://imar.example'

const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks })
const link = (url: string, words: string) => ({ type: 'link', url, children: [text(words)] })
const FILE = { mime: 'image/webp', hash: 'wall', url: '/uploads/wall.webp', alternativeText: 'A wall of a house' }

const DOCUMENT = {
  title: 'A title of some words',
  slug: 'a-title',
  cover: FILE,
  button: { url: '/projects/school#news', words: 'See it' },
  blocks: [
    {
      __component: 'shared.rich-text',
      body: [
        { type: 'paragraph', children: [text('The '), link(`${SITE}/en/events`, 'next'), text(' event.', { bold: true })] },
        { type: 'paragraph', children: [text('/neither this'), link('https://other.example/page', '/nor this')] },
        { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('One point')] }] },
        { type: 'image', image: FILE, children: [text('')] },
      ],
    },
  ],
}

describe('the links of a document', () => {
  test('into the site are found wherever they stand; what people read and files are none', () => {
    expect(internalLinks(DOCUMENT, SITE)).toEqual(['/projects/school#news', '/en/events'])
  })

  test('to other sites are those with another origin', () => {
    expect(externalLinks(DOCUMENT, SITE)).toEqual(['https://other.example/page'])
    expect(externalLinks({ url: `${SITE}.evil.example/` }, SITE)).toEqual([`${SITE}.evil.example/`])
    expect(internalLinks({ url: '//other.example/' }, SITE)).toEqual([])
  })

  test.each([
    ['/projects/school#news', '/de/projects/school'],
    ['/', '/de'],
    ['/en/events?q=school', '/en/events'],
    ['/uploads/plan.pdf', '/uploads/plan.pdf'],
    ['/english', '/de/english'],
  ])('%s is asked for at %s', (written, path) => {
    expect(pathIn(written, 'de')).toBe(path)
  })
})

describe('what is hard to read', () => {
  const sentence = (words: number) => `A ${Array.from({ length: words - 1 }, () => 'word').join(' ')}.`

  test('paragraphs are read as a whole, with the words of their links, and without addresses', () => {
    expect(paragraphs(DOCUMENT)).toEqual(['A title of some words', 'See it', 'The next event.', '/neither this/nor this', 'One point'])
  })

  test('a sentence counts by its words, in each language by its own measure', () => {
    const long = sentence(33)
    expect(hardSentences([`Short. ${long} Short.`], 'en')).toEqual([long])
    expect(hardSentences([sentence(32)], 'en')).toEqual([])
    expect(hardSentences([sentence(31)], 'de')).toHaveLength(1)
    expect(hardSentences([Array.from({ length: 41 }, () => 'كلمة').join(' ')], 'ar')).toHaveLength(1)
  })

  test('a word counts by its letters, once, and one with a hyphen by its parts', () => {
    const german = 'Grundstücksverkehrsgenehmigungszuständigkeit'
    expect(hardWords([`Die ${german} und die ${german}.`], 'de')).toEqual([german])
    expect(hardWords(['Grundstücksverkehrs-Genehmigungszuständigkeit'], 'de')).toEqual([])
    expect(hardWords(['Straightforward internationalisation matters'], 'en')).toEqual(['internationalisation'])
  })
})
