import 'server-only'
import { SharedAnswers } from '@/lib/forms/shared-answers'
import { processState } from '@/lib/framework/process/process-state.mjs'
import type { Answer } from './answer'
import type { Page } from './pages'

type PageAnswer = { page: Page; answer: Answer }

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    verificationAnswers?: SharedAnswers<PageAnswer>
  }
}

export const verificationAnswers = (processState.verificationAnswers ??= new SharedAnswers<PageAnswer>('verification'))

/** The answer that a page is rendered for, or null when somebody just opens it. */
export async function readAnswer(page: Page, id: string | string[] | undefined): Promise<Answer | null> {
  const waiting = await verificationAnswers.read(id)
  return waiting?.page === page ? waiting.answer : null
}
