import autocannon from 'autocannon'
import { visitor } from './questions.mjs'

const CONNECTIONS = 32

/** Longer than anything is measured beside it. Seconds. */
const LONGEST = 120

// A process of its own, so that it takes no time from what is measured beside it: searches for something else each time, until it is told to stop.
const [origin, addresses] = process.argv.slice(2)
const counts = { answered: 0, refused: 0, other: 0 }
let asked = 0

const setupRequest = (request) => {
  asked += 1
  const words = `/ar/search?q=${encodeURIComponent('مدرسة')}+${asked}x`
  return { ...request, path: words, headers: { ...request.headers, 'x-forwarded-for': addresses === 'one' ? '10.250.0.1' : visitor(asked) } }
}

const headers = { 'accept-encoding': 'gzip', host: 'localhost' }
const flood = autocannon({ url: origin, connections: CONNECTIONS, duration: LONGEST, headers, requests: [{ setupRequest }] })
flood.on('response', (_, status) => {
  const name = { 200: 'answered', 429: 'refused' }[status] ?? 'other'
  counts[name] += 1
})

// Counted from when it is under way; of one address when the first of its searches was refused.
const ready = setInterval(() => {
  if (counts[addresses === 'one' ? 'refused' : 'answered'] === 0) return
  clearInterval(ready)
  for (const name of Object.keys(counts)) counts[name] = 0
  process.send('ready')
}, 50)

process.on('message', () => {
  process.send({ ...counts }, () => process.exit())
})
process.on('disconnect', () => process.exit())
