import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@/scripts/lib/free-port.mjs'
import { makeCertificate } from '@/tests/scripts/support/certificate.mjs'
import { Alarm } from './support/alarm'
import { ContentService, type Environment, oneDatabase } from './support/service'
import { until } from './support/until'

const TOKEN = 'a token for metrics'
const DAY = 24 * 60 * 60

/** A host with a certificate that ends in so many days. */
class Host {
  private constructor(
    readonly url: string,
    private readonly server: Server,
    private readonly folder: string,
  ) {}

  static async start(days: number): Promise<Host> {
    const folder = mkdtempSync(path.join(tmpdir(), 'imar-certificate-'))
    const { key, cert } = makeCertificate(folder, ['localhost'], days)
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => response.end())
    const port = await freePort()
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return new Host(`https://localhost:${port}`, server, folder)
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
    rmSync(this.folder, { recursive: true })
  }
}

describe.each(oneDatabase('sqlite'))('the certificates of both hosts (%s)', (database) => {
  const started: { stop: () => Promise<void> | void }[] = []

  afterEach(async () => {
    for (const one of started.splice(0).reverse()) await one.stop()
  })

  const host = async (days: number) => {
    const made = await Host.start(days)
    started.push(made)
    return made
  }

  const start = async (settings: Environment) => {
    const service = await ContentService.start(database, { METRICS_TOKEN: TOKEN, ...settings })
    started.push(service)
    const authorization = `Bearer ${TOKEN}`
    return {
      certificate: async () => (await service.send('GET', '/_ready', { authorization })).body.checks.certificate,
      metrics: async () => String((await service.send('GET', '/metrics', { authorization })).body),
    }
  }

  test('one that ends in a few days is reported, whichever it is, to the webhook and to Prometheus', async () => {
    const [site, admin, alarm] = [await host(60), await host(5), await Alarm.start()]
    started.push(alarm)
    const { certificate, metrics } = await start({ SITE_URL: site.url, CMS_URL: admin.url, ALERT_WEBHOOK_URL: alarm.url, ALERT_PAUSE_MS: '200' })
    const reported = await until(async () => {
      const found = await certificate()
      return found.status === 'unknown' ? null : found
    })
    expect(reported).toEqual({ status: 'warning', daysLeft: 4, host: new URL(admin.url).host })
    await alarm.waitFor('certificate')
    expect(await metrics()).toContain(`imar_certificate_expires_seconds ${4 * DAY}`)
  })

  test('a good one is right', async () => {
    const [site, admin] = [await host(60), await host(30)]
    const { certificate } = await start({ SITE_URL: site.url, CMS_URL: admin.url })
    expect(await until(async () => ((await certificate()).status === 'ok' ? certificate() : null))).toMatchObject({ daysLeft: 29 })
  })

  test('nothing is known of hosts without one or that cannot be reached, and nothing is amiss by that', async () => {
    const away = `https://localhost:${await freePort()}`
    const { certificate, metrics } = await start({ SITE_URL: away, CMS_URL: 'http://localhost:1337' })
    expect(await certificate()).toEqual({ status: 'unknown', daysLeft: null })
    expect(await metrics()).toContain('imar_certificate_expires_seconds Nan')
  })
})
