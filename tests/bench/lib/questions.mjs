const CONNECTIONS = 32

/** What visitors ask, each time something else. @type {Record<string, (number: number) => string>} */
const QUESTIONS = {
  'search, with results': (number) => `/ar/search?q=${encodeURIComponent('مدرسة')}+${number}`,
  'search, nothing found': (number) => `/en/search?q=zzq${number}x`,
  'events, filtered': (number) => `/en/events?source=own&view=list&past=${9 + (number % 590)}&upcoming=${9 + (number % 591)}`,
  'events, words': (number) => `/en/events?q=workshop+${number}`,
  'link of a mail': (number) => `/ar/verification/department?email=a${number}%40example.org&token=t&id=1`,
  cancellation: (number) => `/ar/verification/registration?email=a${number}%40example.org&token=t&id=1`,
  'page after a form': (number) => `/ar/sent/contact?reference=C-7K3F-${1000 + (number % 9000)}`,
}

/** One visitor must not ask so often: each question comes from an address of its own. */
const visitor = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/**
 * Questions that nobody has asked before, a second, over `seconds`; throws where one is answered with something else than its page.
 * @param {string} origin @param {number} seconds
 */
export async function questionsPerSecond(origin, seconds) {
  const { default: autocannon } = await import('autocannon')
  let asked = 0
  const results = {}
  for (const [name, address] of Object.entries(QUESTIONS)) {
    // From then on the page has its frame, and the guard knows its route.
    await (await fetch(origin + address(asked++))).text()
    const setupRequest = (request) => {
      asked += 1
      return { ...request, path: address(asked), headers: { ...request.headers, 'x-forwarded-for': visitor(asked) } }
    }
    const headers = { 'accept-encoding': 'gzip', host: 'localhost' }
    const { requests, latency, statusCodeStats } = await autocannon({
      url: origin,
      connections: CONNECTIONS,
      duration: seconds,
      headers,
      requests: [{ setupRequest }],
    })
    const wrong = Object.keys(statusCodeStats).filter((status) => status !== '200')
    if (wrong.length > 0) throw new Error(`${name}: answered with ${wrong.join(', ')}.`)
    results[name] = { perSecond: requests.average, slowest: latency.p99 }
  }
  return results
}
