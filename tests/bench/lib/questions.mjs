const CONNECTIONS = 32

/** What visitors ask, each time something else. @type {Record<string, (number: number) => string>} */
const NEVER_ASKED = {
  'search, with results': (number) => `/ar/search?q=${encodeURIComponent('مدرسة')}+${number}`,
  'search, nothing found': (number) => `/en/search?q=zzq${number}x`,
  'events, filtered': (number) => `/en/events?source=own&view=list&past=${9 + (number % 590)}&upcoming=${9 + (number % 591)}`,
  'events, words': (number) => `/en/events?q=workshop+${number}`,
  'link of a mail': (number) => `/ar/verification/department?email=a${number}%40example.org&token=t&id=1`,
  cancellation: (number) => `/ar/verification/registration?email=a${number}%40example.org&token=t&id=1`,
  'page after a form': (number) => `/ar/sent/contact?reference=C-7K3F-${1000 + (number % 9000)}`,
}

/** What is asked before each time. @type {Record<string, (number: number) => string>} */
const ASKED_BEFORE = {
  'search, asked before': () => `/ar/search?q=${encodeURIComponent('مدرسة')}`,
  'events, asked before': () => '/en/events?q=workshop',
}

/** @type {Record<string, (number: number) => string>} */
const NOWHERE = {
  'an address of no page': (number) => `/en/nothing/of/this${number}`,
  'a document that does not exist': (number) => `/ar/projects/none-${number}`,
}

/** One visitor must not ask so often: each question comes from an address of its own. @param {number} number */
export const visitor = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** Asked one after the other until what answers them quickly is there. */
const WARM_UP = 5

let asked = 0

/** Makes each request another one. @param {(number: number) => string} address */
const another = (address) => (request) => {
  asked += 1
  return { ...request, path: address(asked), headers: { ...request.headers, 'x-forwarded-for': visitor(asked) } }
}

/** Over `seconds`; throws where one is answered with something else. */
async function answersPerSecond({ origin, name, address, status, isRepeated = false, seconds }) {
  const { default: autocannon } = await import('autocannon')
  for (let count = 0; count < WARM_UP; count += 1) await (await fetch(origin + address(asked++))).text()
  const headers = { 'accept-encoding': 'gzip', host: 'localhost' }
  const { requests, latency, statusCodeStats } = await autocannon({
    url: origin + (isRepeated ? address(0) : ''),
    connections: CONNECTIONS,
    duration: seconds,
    headers,
    requests: [isRepeated ? {} : { setupRequest: another(address) }],
  })
  const wrong = Object.keys(statusCodeStats).filter((each) => each !== String(status))
  if (wrong.length > 0) throw new Error(`${name}: answered with ${wrong.join(', ')}.`)
  return { perSecond: requests.average, slowest: latency.p99 }
}

/** Answers a second to each kind of question, by the site alone and behind nginx. @param {{ site: string, nginx: string }} origins @param {number} seconds */
export async function questionsPerSecond(origins, seconds) {
  const kinds = [
    ...Object.entries(NEVER_ASKED).map(([name, address]) => ({ name, address, status: 200 })),
    ...Object.entries(ASKED_BEFORE).map(([name, address]) => ({ name, address, status: 200, isRepeated: true })),
    ...Object.entries(NOWHERE).map(([name, address]) => ({ name, address, status: 404 })),
  ]
  const results = {}
  for (const kind of kinds) {
    const site = await answersPerSecond({ ...kind, origin: origins.site, seconds })
    results[kind.name] = { site, nginx: await answersPerSecond({ ...kind, origin: origins.nginx, seconds }) }
  }
  return results
}
