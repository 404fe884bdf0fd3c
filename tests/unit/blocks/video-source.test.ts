/** @jest-environment node */
import { videoSource } from '@/components/blocks/video-source'

const EMBED = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?feature=share&v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
])('%s becomes an embed link', (url) => {
  expect(videoSource(url)).toEqual({ host: 'YouTube', watchUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', embedUrl: EMBED })
})

test('a video at Vimeo is embedded without tracking', () => {
  expect(videoSource('https://vimeo.com/76979871')?.embedUrl).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1')
})

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s', `${EMBED}&start=90`],
  ['https://youtu.be/dQw4w9WgXcQ?t=90', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s', `${EMBED}&start=90`],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=3723', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3723s', `${EMBED}&start=3723`],
  ['https://youtu.be/dQw4w9WgXcQ#t=1h2m3s', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3723s', `${EMBED}&start=3723`],
  ['https://youtu.be/dQw4w9WgXcQ?t=soon', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', EMBED],
  ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&dnt=1&autoplay=1'],
  [
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&badge=0#t=1m5s',
    'https://vimeo.com/76979871/0a1b2c3d4e#t=65s',
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&dnt=1&autoplay=1#t=65s',
  ],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
])('%s keeps its start and the hash of an unlisted video', (url, watchUrl, embedUrl) => {
  expect(videoSource(url)).toMatchObject({ watchUrl, embedUrl })
})

test.each([
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v="><script>',
  'https://example.org/video',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
])('%s is a link only', (url) => {
  expect(videoSource(url)?.embedUrl).toBeNull()
})

test.each(['', 'video', 'javascript:alert(1)', 'ftp://example.org/a', '/watch?v=dQw4w9WgXcQ'])('%p is no web address', (url) => {
  expect(videoSource(url)).toBeNull()
})
