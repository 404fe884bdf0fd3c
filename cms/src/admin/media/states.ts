import { z } from 'zod'
import { FILE } from '../../uids'

const HEADER = 'x-saved-state'

/** When each file was last changed, by all that the admin was given in this window. */
const changed = new Map<number, string>()

const file = z.object({ id: z.int(), updatedAt: z.string(), hash: z.string(), mime: z.string() })

function note(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(note)
  if (typeof value !== 'object' || value === null) return
  const { data } = file.safeParse(value)
  if (data) changed.set(data.id, data.updatedAt)
  else Object.values(value).forEach(note)
}

/** The files that a call changes. */
function filesIn(url: URL, body: unknown): number[] {
  const [, id] = /^\/upload\/files\/(\d+)(?:\/replace)?$/.exec(url.pathname) ?? []
  if (id) return [Number(id)]
  if (url.pathname === '/upload' && url.searchParams.has('id')) return [Number(url.searchParams.get('id'))]
  if (url.pathname !== '/upload/actions/bulk-update' || typeof body !== 'string') return []
  return updates.safeParse(JSON.parse(body)).data?.updates.map((update) => update.id) ?? []
}

const updates = z.object({ updates: z.array(z.object({ id: z.int() })) })

const stateOf = (id: number) => (changed.has(id) ? [`${FILE} ${id} - ${changed.get(id)} -`] : [])

/** The states of the files that a call changes, as the service reads them. */
export const statesFor = (url: URL, body: unknown): Record<string, string> => {
  const states = filesIn(url, body).flatMap(stateOf)
  return states.length > 0 ? { [HEADER]: states.join(', ') } : {}
}

/** Notes what an answer of the service says of files. */
export async function noteFiles(response: Response): Promise<void> {
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return
  note(
    await response
      .clone()
      .json()
      .catch(() => null),
  )
}
