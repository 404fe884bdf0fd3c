import { unstable_isUnrecognizedActionError as isUnrecognized } from 'next/navigation'
import * as actions from '@/lib/forms/actions'
import type { FormName } from '@/lib/forms/form'
import { type Answer, readAnswer } from './answer'
import { post, TIMEOUT } from './post'

const timeout = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), TIMEOUT))

type SendAction = (lang: string, data: FormData) => Promise<unknown>

const byForm: Readonly<Record<`send${Capitalize<FormName>}`, SendAction>> = actions
const byName = new Map<string, SendAction>(Object.entries(byForm))

/** The action of a form, which is named after it. */
const actionOf = (form = '') => byName.get(`send${form.charAt(0).toUpperCase()}${form.slice(1)}`)

/** Forms whose action had no answer. A proxy may let none through for good, as one that changes the host does. */
const unanswered = new WeakSet<HTMLFormElement>()

/**
 * By the form's action; to the address of the form where the site does not know it any more, as in a tab from before a deployment, and
 * at the next attempt after one without an answer.
 */
async function ask(form: HTMLFormElement, body: FormData): Promise<unknown> {
  const action = actionOf(form.dataset.form)
  if (!action || unanswered.has(form)) return post(form.action, body)
  try {
    return await Promise.race([action(document.documentElement.lang, body), timeout()])
  } catch (error) {
    if (isUnrecognized(error)) return post(form.action, body)
    unanswered.add(form)
    throw error
  }
}

/** All that a form says; files were sent when they were chosen, and it carries their ids. */
export function bodyOf(form: HTMLFormElement): FormData {
  const body = new FormData(form)
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) body.delete(input.name)
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-stored]')) {
    if (!body.getAll(input.name).includes(input.value)) body.append(input.name, input.value)
  }
  return body
}

/** Sends a form by script. Never throws. */
export const send = (form: HTMLFormElement): Promise<Answer> => readAnswer(ask(form, bodyOf(form)))
