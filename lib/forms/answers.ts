import 'server-only'
import { randomUUID } from 'node:crypto'
import type { FormName, FormState } from './form'

declare global {
  var imarFormAnswers: Map<string, Answer> | undefined
}

type Answer = { form: FormName; state: FormState }

/** Of this process, which asks itself for the page and takes the answer out with it, a moment later. */
const answers = (globalThis.imarFormAnswers ??= new Map<string, Answer>())

/** Runs with the name of a form's state, under which the page that shows it finds it meanwhile. */
export async function withAnswer<T>(answer: Answer, run: (id: string) => Promise<T>): Promise<T> {
  const id = randomUUID()
  answers.set(id, answer)
  try {
    return await run(id)
  } finally {
    answers.delete(id)
  }
}

/** The state to show, or null when nobody waits for this page. */
export function readAnswer(id: string | undefined, form: FormName): FormState | null {
  const answer = id === undefined ? undefined : answers.get(id)
  return answer?.form === form ? answer.state : null
}
