import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Collector } from '../../collector'
import { ownSite } from '../support/own-site'
import { isPrometheusInstalled, Prometheus } from '../support/prometheus'
import { expect, test } from '../support/test'

const panel = z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })

/** The expressions of the example dashboard, with the range that Grafana would put in. */
function ofDashboard(): string[] {
  const { panels } = z.object({ panels: z.array(panel) }).parse(JSON.parse(readFileSync('deploy/grafana/imar.json', 'utf8')))
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '1m')))
}

const rulesText = readFileSync('deploy/prometheus/imar.rules.yml', 'utf8')

/** The names of metrics in a text. */
const namesIn = (text: string) => [...new Set(text.match(/\b(?:imar|nodejs|process)_[a-z0-9_]+/g))]

async function metricsOf(url: string, token: string): Promise<{ status: number; text: string }> {
  const response = await fetch(new URL('/metrics', url), { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, text: await response.text() }
}

/** The names of series that a process gives, those of its histograms included. */
const given = (text: string) =>
  [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
  )

test('dashboard and rules name only what site or content service tell', async ({ servers }) => {
  const { METRICS_TOKEN: token } = servers.secrets
  const [site, content] = await Promise.all([metricsOf(servers.siteUrl, token), metricsOf(servers.contentUrl, token)])
  expect([site.status, content.status]).toEqual([200, 200])
  const names = namesIn(`${ofDashboard().join('\n')}\n${rulesText}`)
  expect(names.length).toBeGreaterThan(20)
  const known = new Set([...given(site.text), ...given(content.text)])
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

test('a real Prometheus reads both processes, and understands every rule and every expression of the dashboard', async ({ servers }) => {
  // As with nginx: npm test asks for no program but a browser, and CI for all.
  test.skip(!isPrometheusInstalled() && !process.env.CI, 'Prometheus is not installed')
  const prometheus = await Prometheus.start({ token: servers.secrets.METRICS_TOKEN, site: servers.siteUrl, content: servers.contentUrl })
  try {
    await expect.poll(() => prometheus.health(), { timeout: 60_000 }).toEqual({ 'imar-site': 'up', 'imar-content': 'up' })
    await expect.poll(async () => (await prometheus.rules()).map(({ health }) => health).filter((health) => health !== 'ok'), { timeout: 30_000 }).toEqual([])
    expect((await prometheus.rules()).length).toBe(rulesText.match(/- alert:/g)?.length)
    for (const expression of ofDashboard()) expect(await prometheus.query(expression), expression).toBeInstanceOf(Array)
    const checks = await prometheus.query('imar_check_ok')
    expect(checks.map(({ metric }) => metric.check)).toContain('database')
  } finally {
    await prometheus.stop()
  }
})

test('a site that is asked to has its requests traced, and writes lines of JSON, both by its routes and with one name', async ({ servers }) => {
  const name = '5f2c0d6e8a9b4c3d1e7f6a5b4c3d2e1f'
  const collector = await Collector.start()
  const site = await ownSite(servers, { ...collector.environment, LOG_FORMAT: 'json', LOG_REQUESTS: 'true' })
  try {
    const headers = { 'x-request-id': name, traceparent: `00-${name}-00f067aa0ba902b7-01` }
    await (await fetch(`${site.url}/en/search?q=zubaida`, { headers })).text()
    const traced = () => collector.spans.filter(({ traceId }) => traceId === name)
    await expect.poll(() => traced().find(({ name }) => name === 'GET /[lang]/search')?.attributes).toMatchObject({ 'imar.request_id': name })
    await expect.poll(() => traced().some(({ name }) => name.startsWith('GET /api/'))).toBe(true)
    await expect.poll(() => site.output()).toContain('"route":"/[lang]/search"')
    // What the framework prints before it has read anything of ours.
    const lines = site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    const request: unknown = lines.map((line) => JSON.parse(line)).find(({ message, requestId }) => message === 'request' && requestId === name)
    expect(request).toMatchObject({ level: 'info', service: 'site', method: 'GET', route: '/[lang]/search', status: 200 })
    expect(site.output() + JSON.stringify(collector.spans)).not.toMatch(/zubaida/)
  } finally {
    await site.stop()
    await collector.stop()
  }
})
