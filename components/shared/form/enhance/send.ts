import { unstable_isUnrecognizedActionError as isUnrecognized } from 'next/navigation'
import * as z from 'zod/mini'
import * as actions from '@/lib/forms/actions'
import type { FormName } from '@/lib/forms/form'
import { post, TIMEOUT } from './post'

const schema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('sent'), reference: z.string() }),
  z.object({ state: z.literal('returned'), errors: z.record(z.string(), z.string()), problem: z.optional(z.string()), wait: z.optional(z.string()) }),
])

/** 'lost': no answer that can be understood; it is not known whether anything arrived, and the same may be sent again. */
export type Answer = z.output<typeof schema> | { state: 'lost' }

const timeout = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), TIMEOUT))

type SendAction = (lang: string, data: FormData) => Promise<unknown>

const byForm: Readonly<Record<`send${Capitalize<FormName>}`, SendAction>> = actions
const byName = new Map<string, SendAction>(Object.entries(byForm))

/** The action of a form, which is named after it. */
const actionOf = (form = '') => byName.get(`send${form.charAt(0).toUpperCase()}${form.slice(1)}`)

/** By the form's action; where the site does not know it any more, as in a tab from before a deployment, to the address of the form. */
async function ask(form: HTMLFormElement, body: FormData): Promise<unknown> {
  const action = actionOf(form.dataset.form)
  if (!action) return post(form, body)
  try {
    return await Promise.race([action(document.documentElement.lang, body), timeout()])
  } catch (error) {
    if (isUnrecognized(error)) return post(form, body)
    throw error
  }
}

/** Sends a form by script; files were sent when they were chosen. Never throws. */
export async function send(form: HTMLFormElement): Promise<Answer> {
  const body = new FormData(form)
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) body.delete(input.name)
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-stored]')) {
    if (!body.getAll(input.name).includes(input.value)) body.append(input.name, input.value)
  }
  try {
    return schema.parse(await ask(form, body))
  } catch {
    return { state: 'lost' }
  }
}
