import { readFileSync } from 'node:fs'
import { z } from 'zod'

const schema = z.object({
  siteUrl: z.url(),
  contentUrl: z.url(),
  /** The public address of the content service, by another host name and port than the one the site reads from. */
  adminUrl: z.url(),
  mailUrl: z.url(),
  /** The site takes it away when something is published: nginx looks at it. */
  quietFile: z.string(),
  /** What the site runs in, its cache on disk included. */
  siteFolder: z.string(),
  processes: z.object({ site: z.number(), content: z.number() }),
  secrets: z.object({
    CONTENT_TOKEN: z.string(),
    REVALIDATE_SECRET: z.string(),
    PREVIEW_SECRET: z.string(),
    METRICS_TOKEN: z.string(),
    ADMIN_EMAIL: z.string(),
    ADMIN_PASSWORD: z.string(),
  }),
  secondSite: z.object({ url: z.url(), log: z.string() }).nullish(),
  nginx: z.object({ url: z.url(), cache: z.string() }).nullish(),
})

export type Servers = z.infer<typeof schema>

/** `npm test` gives the address of the control; `npm run test:servers` leaves it in a file. */
function controlUrl(): string {
  if (process.env.TEST_CONTROL) return process.env.TEST_CONTROL
  try {
    return readFileSync('test-results/control-url', 'utf8').trim()
  } catch {
    throw new Error('No servers to test: start them with "npm run test:servers" in another terminal, or run "npm test".')
  }
}

async function control(method: 'GET' | 'POST', action = '/'): Promise<Servers> {
  const response = await fetch(new URL(action, controlUrl()), { method })
  if (!response.ok) throw new Error(`${action}: ${await response.text()}`)
  return schema.parse(await response.json())
}

/** Addresses, process ids and secrets of the servers under test. */
export const readServers = () => control('GET')

export const contentService = {
  stop: () => control('POST', '/content-service/stop'),
  start: () => control('POST', '/content-service/start'),
  /** As if the network were cut: quicker than to stop it, and the same to the site. */
  disconnect: () => control('POST', '/content-service/disconnect'),
  connect: () => control('POST', '/content-service/connect'),
  /** It still takes connections, and answers none of them. */
  freeze: () => control('POST', '/content-service/freeze'),
  thaw: () => control('POST', '/content-service/thaw'),
}

export const restartSite = () => control('POST', '/site/restart')

/** nginx as `deploy/nginx` sets it up, in front of the site under test. One at a time. */
export const nginx = {
  async start() {
    const { nginx: front } = await control('POST', '/nginx/start')
    if (!front) throw new Error('nginx did not start.')
    return front
  },
  stop: () => control('POST', '/nginx/stop'),
}

/** A second site with nothing kept, in front of a content service of the test's choice. One at a time. */
export const secondSite = {
  async start(contentUrl: string, { isWarmed = false } = {}) {
    const { secondSite: site } = await control('POST', `/second-site/start?content=${encodeURIComponent(contentUrl)}${isWarmed ? '&warmed' : ''}`)
    if (!site) throw new Error('The second site did not start.')
    return site
  },
  stop: () => control('POST', '/second-site/stop'),
}
