import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'
import { again } from './lib/meanwhile.mjs'

// The same sharp that the content service uses.
const sharp = createRequire(new URL('../../cms/package.json', import.meta.url))('sharp')

const MOST_MB = 512
const MOST_MORE_MB = 100
const MOST_SECONDS = 10

const blank = (width, height, background = 'teal') => sharp({ create: { width, height, channels: 4, background } })

/** A PDF whose one packed stream holds so many objects. */
function crowdedPdf(count) {
  const object = '<</A/B/C[1 2 3]>> '
  const offsets = Array.from({ length: count }, (_, index) => `${index + 10} ${index * object.length} `).join('')
  const packed = deflateSync(offsets + object.repeat(count))
  const page = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n'
  const head = `%PDF-1.5\n${page}3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n`
  const stream = `4 0 obj<</Type/ObjStm/N ${count}/First ${offsets.length}/Length ${packed.length}/Filter/FlateDecode>>stream\n`
  return Buffer.concat([Buffer.from(head + stream), packed, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF')])
}

function fieldOf(pid, field) {
  try {
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

const megabytesOf = (pid) => fieldOf(pid, 'VmRSS') / 1024

const childrenOf = (pid) => readdirSync('/proc').filter((name) => /^\d+$/.test(name) && fieldOf(name, 'PPid') === pid)

async function sendFile({ url, variables }, name, bytes) {
  const body = new FormData()
  body.append('files', new Blob([bytes]), name)
  const headers = { authorization: `Bearer ${variables.CONTENT_TOKEN}`, 'upload-token': variables.UPLOAD_TOKEN }
  const began = performance.now()
  const response = await fetch(`${url}/api/upload`, { method: 'POST', headers, body })
  await response.arrayBuffer()
  return { name, status: response.status, seconds: (performance.now() - began) / 1000 }
}

/** Small files that expand to much, each several times at once, and a good one behind four of them. */
export async function files(workshop) {
  const content = await workshop.content('files')
  const { pid } = content
  const bad = {
    'webp of 64 megapixels': ['a.webp', await blank(8000, 7990).webp({ lossless: true }).toBuffer()],
    'interlaced PNG of 64 megapixels': ['a.png', await blank(8000, 8000).png({ progressive: true }).toBuffer()],
    'JPEG of 48 megapixels': ['a.jpg', await blank(8000, 6000).jpeg().toBuffer()],
    'PDF of 300,000 objects': ['a.pdf', crowdedPdf(300_000)],
    'PDF of noise': ['b.pdf', Buffer.concat([Buffer.from('%PDF-1.5\n'), randomBytes(5_000_000)])],
  }
  const good = ['good.png', await blank(400, 300).png().toBuffer()]
  const before = megabytesOf(pid)
  let children = 0
  let more = 0
  const timer = setInterval(() => {
    more = Math.max(more, megabytesOf(pid) - before)
    children = Math.max(
      children,
      childrenOf(pid).reduce((sum, child) => sum + megabytesOf(child), 0),
    )
  }, 50)
  let isOver = false
  let slowest = 0
  const asking = again(
    () => isOver,
    async () => {
      const began = performance.now()
      const { status } = await fetch(`${content.url}/_health`)
      slowest = Math.max(slowest, performance.now() - began)
      return status === 204 ? undefined : `health: ${status}`
    },
  )
  const waits = []
  const statuses = []
  for (const sent of Object.values(bad)) {
    const together = Array.from({ length: 4 }, () => sendFile(content, ...sent))
    waits.push(await sendFile(content, ...good))
    statuses.push(...(await Promise.all(together)).map(({ status }) => status))
  }
  isOver = true
  clearInterval(timer)
  const { failed } = await asking
  const stayed = content.pid === pid && failed.length === 0
  await content.stop()
  const longest = Math.max(...waits.map(({ seconds }) => seconds))
  const kinds = Object.keys(bad).join(', ')
  return [
    {
      what: `files that expand (${kinds}), four of each at once`,
      measured: `answered ${[...new Set(statuses)].sort().join(', ')}; the service took ${Math.round(more)} MB more, the processes that examine ${Math.round(children)} MB; /_health within ${Math.round(slowest)} ms`,
      holds: stayed && children < MOST_MB && more < MOST_MORE_MB && statuses.every((status) => [200, 400, 503].includes(status)) && slowest < 1000,
    },
    {
      what: 'a good file behind four of them',
      measured: `answered ${[...new Set(waits.map(({ status }) => status))].join(', ')}, at most ${longest.toFixed(1)} s`,
      holds: waits.every(({ status }) => status === 200) && longest < MOST_SECONDS,
    },
  ]
}
