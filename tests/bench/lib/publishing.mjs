import { setTimeout as pause } from 'node:timers/promises'

async function json(url, init) {
  const response = await fetch(url, { ...init, headers: { 'content-type': 'application/json', ...init?.headers } })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** The headers of an editor; the content service lets somebody sign in a few times only. */
export async function signIn({ contentUrl, secrets }) {
  const login = await json(`${contentUrl}/admin/login`, {
    method: 'POST',
    body: JSON.stringify({ email: secrets.ADMIN_EMAIL, password: secrets.ADMIN_PASSWORD }),
  })
  return { authorization: `Bearer ${login.data.token}` }
}

/** Milliseconds from the answer to an editor's click on Publish until a visitor's page of that language shows the new title. */
export async function publishToVisible({ contentUrl }, headers, { documentId, url, locale }) {
  const authorized = { headers }
  const document = `${contentUrl}/content-manager/collection-types/api::article.article/${documentId}`
  const { data } = await json(`${document}?locale=${locale}`, authorized)
  const title = `${data.title.replace(/( \d{13})+$/, '')} ${Date.now()}`

  const began = performance.now()
  await json(`${document}/actions/publish?locale=${locale}`, { method: 'POST', body: JSON.stringify({ title }), ...authorized })
  const published = performance.now()
  while (!(await (await fetch(url)).text()).includes(title)) {
    if (performance.now() - began > 30_000) throw new Error(`${url} does not show what was published.`)
    await pause(5)
  }
  return performance.now() - published
}
