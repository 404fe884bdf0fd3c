import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cms, inRoot } from '../../scripts/lib/paths.mjs'
import { worstAction, worstForm, worstJson, worstMultipart } from './lib/worst-bodies.mjs'

const MOST_MORE = 100 * 1024 * 1024
const MOST_MS = 1000
const LOOK_MS = 50

const refused = (status) => [400, 411, 413, 415].includes(status)

/** Bytes that a process holds in memory. */
const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024

class Measure {
  count = 0
  wrong = []
  more = 0
  slowest = { ms: 0, what: '' }
  most = ''

  constructor(pid) {
    this.pid = pid
  }

  async #highest(act) {
    let highest = memoryOf(this.pid)
    const timer = setInterval(() => {
      highest = Math.max(highest, memoryOf(this.pid))
    }, LOOK_MS)
    try {
      const answer = await act()
      await pause(0)
      return { answer, highest: Math.max(highest, memoryOf(this.pid)) }
    } finally {
      clearInterval(timer)
    }
  }

  async send(what, url, { isOver, mayFail = false, ...request }) {
    const before = memoryOf(this.pid)
    const from = performance.now()
    const { answer, highest } = await this.#highest(() =>
      fetch(url, { method: 'POST', redirect: 'manual', ...request }).then(
        async (response) => {
          await response.arrayBuffer()
          return response.status
        },
        (error) => String(error.cause ?? error),
      ),
    )
    const ms = performance.now() - from
    this.count += 1
    if (typeof answer !== 'number' || (answer >= 500 && !mayFail) || (isOver && !refused(answer))) this.wrong.push(`${what}: ${answer}`)
    if (ms > this.slowest.ms) this.slowest = { ms, what }
    if (highest - before > this.more) {
      this.more = highest - before
      this.most = what
    }
  }

  result(what, isSame) {
    const { count, wrong, more, most, slowest } = this
    const megabytes = Math.round(more / 1024 / 1024)
    return {
      what,
      measured: `${count} bodies, at most ${megabytes} MB more (${most}), slowest ${Math.round(slowest.ms)} ms (${slowest.what}); ${isSame ? 'the same process' : 'ANOTHER PROCESS'}${wrong.length > 0 ? `; not refused or failed: ${wrong.slice(0, 10).join(', ')}` : ''}`,
      holds: isSame && wrong.length === 0 && more < MOST_MORE && slowest.ms < MOST_MS,
    }
  }
}

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Those come last, as the others need one. */
const ENDS_SESSION = /logout|sessions\/end|reset|password|second-step/

const NAMES = { model: 'api::article.article', uid: 'api::article.article', language: 'en' }
const withNames = (path) => path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(NAMES[name] ?? '1'))

function kindsOfContent() {
  const load = createRequire(join(cms, 'package.json'))
  return { ...load(join(cms, 'dist/src/bodies/routes.js')), ...load(join(cms, 'dist/src/bodies/kinds.js')) }
}

async function onContentService(workshop) {
  const content = await workshop.content('bodies')
  const { BODY_ROUTES, KINDS } = kindsOfContent()
  const measure = new Measure(content.pid)
  const token = await content.editorToken()
  const authorization = (path) => `Bearer ${path.startsWith('/api/') ? content.variables.CONTENT_TOKEN : token}`
  const sorted = Object.entries(BODY_ROUTES).flatMap(([kind, routes]) => routes.map((route) => ({ kind, route })))
  sorted.sort((one, other) => Number(ENDS_SESSION.test(one.route)) - Number(ENDS_SESSION.test(other.route)))
  for (const { kind, route } of sorted) {
    const { json, form, multipart } = KINDS[kind]
    const all = [json && worstJson(json), form && worstForm(form), multipart && worstMultipart(multipart)].filter(Boolean)
    const [method, path] = route.replace('ALL', 'POST').split(' ')
    const url = content.url + withNames(path)
    // Some of Strapi's own fail without what they name, whatever the body.
    const headersOf = (type) => ({ 'content-type': type, authorization: authorization(path), 'upload-token': content.variables.UPLOAD_TOKEN })
    const mayFail = json !== undefined && (await fetch(url, { method, headers: headersOf('application/json'), body: '{}' })).status >= 500
    for (const { type, within, over } of all) {
      for (const [index, [name, body]] of [...within, ...over].entries()) {
        const isOver = index >= within.length
        await measure.send(`${name} to ${path}`, url, { method, headers: headersOf(type), body, isOver, mayFail: mayFail && !isOver })
      }
    }
  }
  const isSame = isRunning(content.pid)
  return { content, result: measure.result('the worst bodies of the largest size and a little more, to each route of the content service', isSame) }
}

const BODY_ROUTE = /bodyRoute\('([^']+)', (\d+) \* (KB|MB)\)/g

/** The list of the site, which is read as text: it is compiled into its build. */
const routesOfSite = () =>
  [...readFileSync(inRoot('lib/server/body-routes.ts'), 'utf8').matchAll(BODY_ROUTE)].map(([, route, count, unit]) => ({
    path: route.replace('[lang]', 'en').replace('[form]', 'contact').replace('[page]', 'registration'),
    bytes: Number(count) * (unit === 'MB' ? 1024 * 1024 : 1024),
  }))

async function onSite(workshop, content) {
  const { url, pid } = await workshop.startSite('bodies-site', content)
  await fetch(`${url}/en`).then((response) => response.text())
  const measure = new Measure(pid)
  const bounds = { fields: 400, fieldBytes: 512 * 1024, files: 40 }
  for (const { path, bytes } of routesOfSite()) {
    const isForm = path.startsWith('/en/send')
    const isFile = isForm || path === '/api/files'
    const most = Math.min(bytes, 21 * 1024 * 1024)
    const all = isFile
      ? [worstMultipart({ ...bounds, bytes: most }), worstForm({ bytes: bounds.fieldBytes, fields: bounds.fields })]
      : [worstJson({ bytes, values: bytes / 3, depth: bytes / 3 })]
    for (const { type, within, over } of all) {
      for (const [index, [name, body]] of [...within, ...over].entries()) {
        // A form without script is led to a page that says what is wrong with it.
        const isOver = index >= within.length && !isForm && body.length > bytes
        await measure.send(`${name} to ${path}`, url + path, { headers: { 'content-type': type, origin: url }, body, isOver })
      }
    }
  }
  for (const { name, body, type } of worstAction(512 * 1024)) {
    await measure.send(`action: ${name}`, `${url}/en/contact`, {
      headers: { 'content-type': type, 'next-action': 'a'.repeat(42), origin: url },
      body,
      isOver: true,
    })
  }
  return measure.result('the same to each route of the site, and as arguments of an action', isRunning(pid))
}

/** No body ends a process, holds it up, or takes its memory. */
export async function bodies(workshop) {
  const { content, result } = await onContentService(workshop)
  const site = await onSite(workshop, content)
  await content.stop()
  return [result, site]
}
