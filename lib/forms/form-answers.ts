import 'server-only'
import { Answers } from './answers'
import type { FormName, FormState } from './form'

type FormAnswer = { form: FormName; state: FormState }

declare global {
  var imarFormAnswers: Answers<FormAnswer> | undefined
}

/** On globalThis because the page and what takes its form are different module graphs of one process. */
export const formAnswers = (globalThis.imarFormAnswers ??= new Answers<FormAnswer>())
