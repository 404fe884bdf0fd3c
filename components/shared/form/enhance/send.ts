import { unstable_isUnrecognizedActionError as isUnrecognized } from 'next/navigation'
import * as z from 'zod/mini'
import { sendForm } from '@/lib/forms/actions'
import { post, TIMEOUT } from './post'

const schema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('sent'), reference: z.string() }),
  z.object({ state: z.literal('returned'), errors: z.record(z.string(), z.string()), problem: z.optional(z.string()), wait: z.optional(z.string()) }),
])

/** 'lost': no answer that can be understood; it is not known whether anything arrived, and the same may be sent again. */
export type Answer = z.output<typeof schema> | { state: 'lost' }

const timeout = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), TIMEOUT))

/** By the action; where the site does not know it any more, as in a tab from before a deployment, to the address of the form. */
async function ask(form: HTMLFormElement, body: FormData): Promise<unknown> {
  try {
    return await Promise.race([sendForm(form.dataset.form, document.documentElement.lang, body), timeout()])
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
