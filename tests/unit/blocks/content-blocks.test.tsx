/** @jest-environment node */
import { ContentBlocks } from '@/components/blocks/ContentBlocks'
import { contentBlocks } from '@/lib/content/blocks'
import { renderHtml } from '../support/render'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

// In a document `Static` draws them, to which the compiler marks components of the browser; Jest does not.
const html = (...stored: object[]) => renderHtml(<ContentBlocks blocks={contentBlocks('en').parse(stored)} locale="en" inDocument={false} />)

const file = (name: string, mime: string, size: number) => ({ url: `/uploads/${name}`, name, mime, ext: `.${name.split('.')[1]}`, size })

test.each([
  ['shared.media', 'Media file is missing.'],
  ['shared.slides', 'No slides to display.'],
  ['shared.video-embed', 'Video embed URL is missing.'],
  ['shared.video', 'Video file is missing.'],
  ['shared.pdf-viewer', 'PDF file is missing.'],
  ['shared.map', 'Unsupported block type: shared.map'],
])('an empty %s says: %s', async (__component, words) => {
  expect(await html({ __component })).toContain(words)
})

test('a video address that is none says so', async () => {
  expect(await html({ __component: 'shared.video-embed', url: 'not an address' })).toContain('Invalid video URL provided.')
})

test('an embedded video loads nothing and links to its host', async () => {
  const result = await html({ __component: 'shared.video-embed', url: 'https://youtu.be/dQw4w9WgXcQ' })
  expect(result).not.toMatch(/<iframe|<img|ytimg/)
  expect(result).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
  expect(result).toContain('Watch on YouTube')
  expect(result).toContain('which learns your IP address')
})

test('a video of a host that is not embedded is a link', async () => {
  const result = await html({ __component: 'shared.video-embed', url: 'https://videos.example.org/w/1' })
  expect(result).toContain('Watch on videos.example.org')
  expect(result).not.toContain('<button')
})

test('a video file is not loaded before it is played', async () => {
  const result = await html({ __component: 'shared.video', file: file('a.mp4', 'video/mp4', 290.4), caption: 'Five seconds' })
  expect(result).toMatch(/<video[^>]*src="\/uploads\/a\.mp4"[^>]*preload="none"/)
  expect(result).toContain('(<bdi>MP4</bdi> · <bdi>284 kB</bdi>)')
})

test.each([
  ['shared.pdf-viewer', 'file'],
  ['shared.media', 'file'],
])('a document in %s has a plain link with type and size', async (__component, field) => {
  const result = await html({ __component, [field]: file('plan.pdf', 'application/pdf', 1536), title: 'Plan', caption: 'Plan' })
  expect(result).toContain('href="/uploads/plan.pdf"')
  expect(result).toContain('(<bdi>PDF</bdi> · <bdi>1.5 MB</bdi>)')
})

test('a quote names whose words it holds', async () => {
  const result = await html({ __component: 'shared.quote', title: 'A teacher', body: 'We began <again>.' })
  expect(result).toContain('<blockquote><p>We began &lt;again&gt;.</p></blockquote><figcaption>A teacher</figcaption>')
})

test('slides are a list that can be scrolled by keyboard', async () => {
  const image = { ...file('a.webp', 'image/webp', 30), width: 800, height: 450, alternativeText: 'Wall' }
  const result = await html({ __component: 'shared.slides', images: [image, image, image] })
  expect(result).toContain('aria-label="Gallery with 3 pictures"')
  expect(result.match(/<li\b/g)).toHaveLength(3)
  expect(result).toContain('tabindex="0"')
})
