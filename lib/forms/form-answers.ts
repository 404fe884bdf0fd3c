import 'server-only'
import { SharedAnswers } from './shared-answers'
import { processState } from '@/lib/framework/process/process-state.mjs'
import type { FormName, FormState } from './form'

type FormAnswer = { form: FormName; state: FormState }

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    formAnswers?: SharedAnswers<FormAnswer>
  }
}

export const formAnswers = (processState.formAnswers ??= new SharedAnswers<FormAnswer>('form'))
