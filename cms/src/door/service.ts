import type { DoorAction, DoorList, DoorRefusalCode, Outcome, TicketAnswer } from '../events/door/answers'

/** The service refuses the door itself. What is only disturbed is an error of another kind, and is tried again. */
export class Refused extends Error {
  constructor(readonly code: DoorRefusalCode) {
    super(code)
  }
}

/** A line that does not answer within that carries nothing. Milliseconds. */
const PATIENCE = 10_000

const FINAL: readonly DoorRefusalCode[] = ['unknown', 'withdrawn', 'over']

async function call<T>(phone: string, path: string, init: RequestInit = {}): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), PATIENCE)
  try {
    const response = await fetch(`./api/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${phone}`, 'content-type': 'application/json' },
      // Whoever is signed in to the admin on this machine is not at the door.
      credentials: 'omit',
      cache: 'no-store',
      signal: controller.signal,
    })
    const { data, error }: { data: T; error?: { details?: { code?: DoorRefusalCode } } } = await response.json()
    const code = error?.details?.code
    if (code && FINAL.includes(code)) throw new Refused(code)
    if (!response.ok) throw new Error(`The service answered ${response.status}`)
    return data
  } finally {
    clearTimeout(timer)
  }
}

const query = (fields: Record<string, string | undefined>) =>
  new URLSearchParams(Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined)).toString()

export const fetchList = (phone: string, known: { language: string; digest?: string; since?: string }) => call<DoorList>(phone, `list?${query(known)}`)

/** `late`: the door is closed, and these were done before the phone could know. */
export const sendActions = (phone: string, actions: readonly DoorAction[], late = false) =>
  call<Outcome[]>(phone, 'actions', { method: 'POST', body: JSON.stringify({ actions, late }) })

export const fetchTicket = (phone: string, language: string, ticket: string) => call<TicketAnswer>(phone, `ticket?${query({ language, ticket })}`)
