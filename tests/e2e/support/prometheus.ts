import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '@/scripts/lib/free-port.mjs'

const answer = z.object({ status: z.string(), data: z.unknown() })
const targets = z.object({ activeTargets: z.array(z.object({ labels: z.object({ job: z.string() }), health: z.string(), lastError: z.string() })) })
const rules = z.object({ groups: z.array(z.object({ rules: z.array(z.object({ name: z.string(), health: z.string(), state: z.string() })) })) })
const result = z.object({ result: z.array(z.object({ metric: z.record(z.string(), z.string()), value: z.tuple([z.number(), z.string()]) })) })

const FOLDER = 'deploy/prometheus'

const PROGRAM = 'prometheus'

export const isPrometheusInstalled = () => spawnSync(PROGRAM, ['--version']).status === 0

/** The real Prometheus with the configuration of `deploy/`, but for where it looks and how often. */
export class Prometheus {
  private constructor(
    private readonly child: ChildProcess,
    private readonly url: string,
    private readonly folder: string,
  ) {}

  static async start({ token, site, content }: { token: string; site: string; content: string }): Promise<Prometheus> {
    const folder = mkdtempSync(join(tmpdir(), 'imar-prometheus-'))
    const config = readFileSync(join(FOLDER, 'prometheus.yml'), 'utf8')
      .replaceAll('15s', '1s')
      .replace('127.0.0.1:3000', new URL(site).host)
      .replace('127.0.0.1:1337', new URL(content).host)
    writeFileSync(join(folder, 'prometheus.yml'), config)
    writeFileSync(join(folder, 'imar.rules.yml'), readFileSync(join(FOLDER, 'imar.rules.yml')))
    writeFileSync(join(folder, 'metrics-token'), `${token}\n`)
    const address = `127.0.0.1:${await freePort()}`
    const flags = [`--config.file=${join(folder, 'prometheus.yml')}`, `--storage.tsdb.path=${join(folder, 'data')}`, `--web.listen-address=${address}`]
    return new Prometheus(spawn(PROGRAM, [...flags, '--log.level=error'], { cwd: folder, stdio: 'ignore' }), `http://${address}`, folder)
  }

  private async ask<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> {
    const response = await fetch(`${this.url}/api/v1/${path}`)
    const { data } = answer.extend({ status: z.literal('success') }).parse(await response.json())
    return schema.parse(data)
  }

  /** How each process is, by its job; nothing while Prometheus itself is not there. */
  async health(): Promise<Record<string, string>> {
    const found = await this.ask('targets', targets).catch(() => ({ activeTargets: [] }))
    return Object.fromEntries(found.activeTargets.map(({ labels, health, lastError }) => [labels.job, lastError || health]))
  }

  /** How each rule is, once it was looked at. */
  async rules(): Promise<{ name: string; health: string; state: string }[]> {
    return (await this.ask('rules', rules)).groups.flatMap((group) => group.rules)
  }

  /** What an expression gives; throws where it is none. */
  async query(expression: string): Promise<z.output<typeof result>['result']> {
    return (await this.ask(`query?${new URLSearchParams({ query: expression })}`, result)).result
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve))
    this.child.kill('SIGTERM')
    await ended
    rmSync(this.folder, { recursive: true, force: true })
  }
}
