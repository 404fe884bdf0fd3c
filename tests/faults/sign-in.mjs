import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cms } from '../../scripts/lib/paths.mjs'
import { startCutProxy } from './lib/cut-proxy.mjs'
import { countRows, withDatabase } from './lib/database.mjs'

const { Secret, TOTP } = createRequire(join(cms, 'package.json'))('otpauth')

const TRIES = 80
const WITH_CODE = 10
/** Milliseconds within which a sign-in is over. */
const LONGEST = 200
const COOKIE = 'strapi_admin_refresh'

const SETTINGS = {
  TWO_FACTOR_ROLES: 'strapi-super-admin',
  CMS_BACKGROUND: 'false',
  CONTENT_LIMIT_SIGN_IN: '100000',
  CONTENT_LIMIT_SIGN_IN_ACCOUNT: '100000',
  CONTENT_LIMIT_SIGN_IN_ADDRESS: '100000',
  CONTENT_LIMIT_CODE_QUARTER: '100000',
  CONTENT_LIMIT_CODE_DAY: '100000',
}

/** Sends as a browser does, and gives what an answer holds that could open the admin, whatever its status. */
async function post({ url }, path, body) {
  const response = await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const text = await response.text()
  const tokens = [...text.matchAll(/"(?:token|accessToken)":"([^"]+)"/g)].map(([, token]) => token)
  const cookies = response.headers.getSetCookie().filter((cookie) => cookie.startsWith(`${COOKIE}=`) && !cookie.startsWith(`${COOKIE}=;`))
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {}, tokens, cookies: cookies.map((cookie) => cookie.split(';')[0]) }
}

async function isOpen({ url }, { tokens, cookies }) {
  const all = [...tokens]
  for (const cookie of cookies) {
    const renewed = await fetch(`${url}/admin/access-token`, { method: 'POST', headers: { cookie } })
    if (renewed.ok) all.push((await renewed.json()).data.token)
  }
  for (const token of all) if ((await fetch(`${url}/admin/users/me`, { headers: { authorization: `Bearer ${token}` } })).ok) return true
  return false
}

/** A sign-in during which all connections to the database are cut, at a moment of its own. */
async function duringCut(proxy, signIn) {
  const answer = signIn()
  await pause(Math.random() * LONGEST)
  proxy.cut()
  return answer
}

const countWhere = async (answers, test) => {
  let count = 0
  for (const answer of answers) if (await test(answer)) count += 1
  return count
}

/** The first query after a cut may still meet a connection that is gone. */
async function ticketFor(content, credentials) {
  for (let tries = 1; ; tries += 1) {
    const { status, body } = await post(content, '/admin/login', credentials)
    if (status === 403) return body.error.details.ticket
    if (tries === 5) throw new Error(`The password was answered with ${status}.`)
  }
}

async function enrol(content, credentials) {
  const ticket = await ticketFor(content, credentials)
  const { secret } = (await post(content, '/second-step/begin', { ticket })).body.data
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  return (await post(content, '/second-step/enrol', { ticket, code })).body.data.recoveryCodes
}

/** A sign-in during failing queries never leaves a session that can be used without the second step. */
export async function signIn(workshop) {
  const databaseUrl = await workshop.postgres('signin')
  if (!databaseUrl) return [{ what: 'sign-ins while connections are cut', measured: 'PostgreSQL is not installed', holds: false }]
  const proxy = await startCutProxy(databaseUrl)
  const content = await workshop.content('sign-in', { databaseUrl: proxy.url, ...SETTINGS })
  const credentials = { email: content.variables.ADMIN_EMAIL, password: content.variables.ADMIN_PASSWORD }
  const recoveryCodes = await enrol(content, credentials)
  await withDatabase(content, (database) => database('strapi_sessions').delete())

  const byPassword = []
  for (let number = 0; number < TRIES; number += 1) byPassword.push(await duringCut(proxy, () => post(content, '/admin/login', credentials)))
  const opened = await countWhere(byPassword, (answer) => isOpen(content, answer))
  const given = byPassword.filter(({ tokens, cookies }) => tokens.length + cookies.length > 0).length
  const hit = byPassword.filter(({ status }) => status >= 500).length
  const rows = await withDatabase(content, (database) => countRows(database, 'strapi_sessions'))

  const away = []
  await ticketFor(content, credentials)
  await withDatabase(content, (database) => database.schema.renameTable('second_factors', 'second_factors_away'))
  for (let number = 0; number < WITH_CODE; number += 1) away.push(await post(content, '/admin/login', credentials))
  await withDatabase(content, (database) => database.schema.renameTable('second_factors_away', 'second_factors'))
  const openedAway = await countWhere(away, (answer) => isOpen(content, answer))

  const byCode = []
  for (const code of recoveryCodes) {
    const ticket = await ticketFor(content, credentials)
    byCode.push(await duringCut(proxy, () => post(content, '/second-step', { ticket, code })))
  }
  const half = await countWhere(byCode, async (answer) => (await isOpen(content, answer)) !== (answer.status === 200))
  await content.stop()
  proxy.close()
  return [
    {
      what: `${TRIES} right passwords of an account with a second step, all connections to the database cut at a random moment of each`,
      measured: `${hit} answered with an error; ${given} gave a cookie or a token, ${opened} of them opened the admin; ${rows} sessions in the database`,
      holds: hit > 0 && given === 0 && opened === 0 && rows === 0,
    },
    {
      what: `${WITH_CODE} right passwords while the table of second steps is away`,
      measured: `answered with ${[...new Set(away.map(({ status }) => status))].join(', ')}; ${openedAway} opened the admin`,
      holds: openedAway === 0 && away.every(({ status }) => status >= 500),
    },
    {
      what: `${recoveryCodes.length} right codes, connections cut at a random moment of each`,
      measured: `${byCode.filter(({ status }) => status === 200).length} answered with a session; ${half} answers differ from what they opened`,
      holds: half === 0,
    },
  ]
}
