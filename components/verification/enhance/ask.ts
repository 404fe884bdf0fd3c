import { post } from '@/components/shared/form/enhance/post'
import { type State, STATES } from '@/lib/forms/verification/answer'

/** What the site says to a form of these pages; without an answer, nothing: the page has words for that. */
export type Said = { state: State; text?: string; department?: string; errors?: Record<string, string> }

const partsOf = (value: unknown): Map<string, unknown> => new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** By hand, as a link is sent when its page opens: a schema would weigh more than all that is loaded for it. */
function read(body: unknown): Said {
  const parts = partsOf(body)
  const errors = [...partsOf(parts.get('errors'))].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return {
    state: STATES.find((state) => state === parts.get('state')) ?? 'error',
    text: textOf(parts.get('text')),
    department: textOf(parts.get('department')),
    errors: Object.fromEntries(errors),
  }
}

/** Sends a form. Never throws: a lost connection is no answer either. */
export async function ask(form: HTMLFormElement): Promise<Said> {
  try {
    return read(await post(form.action, new FormData(form)))
  } catch {
    return { state: 'error' }
  }
}
