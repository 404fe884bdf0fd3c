import 'server-only'
import { SharedAnswers } from '@/lib/forms/shared-answers'
import { processState } from '@/lib/framework/process/process-state.mjs'
import type { Answer } from './answer'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    privateAnswers?: SharedAnswers<Answer>
  }
}

/** Answers to the forms of private pages. */
export const privateAnswers = (processState.privateAnswers ??= new SharedAnswers<Answer>('private-page'))
