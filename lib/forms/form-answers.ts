import 'server-only'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { Answers } from './answers'
import type { FormName, FormState } from './form'

type FormAnswer = { form: FormName; state: FormState }

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    formAnswers?: Answers<FormAnswer>
  }
}

export const formAnswers = (processState.formAnswers ??= new Answers<FormAnswer>())
