import 'server-only'
import { Answers } from '@/lib/forms/answers'
import { processState } from '@/lib/framework/process/process-state.mjs'
import type { Answer } from './answer'
import type { Page } from './pages'

type PageAnswer = { page: Page; answer: Answer }

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    verificationAnswers?: Answers<PageAnswer>
  }
}

export const verificationAnswers = (processState.verificationAnswers ??= new Answers<PageAnswer>())

/** The answer that a page is rendered for, or null when somebody just opens it. */
export function readAnswer(page: Page, id: string | string[] | undefined): Answer | null {
  const waiting = verificationAnswers.read(id)
  return waiting?.page === page ? waiting.answer : null
}
