import 'server-only'
import { Answers } from '@/lib/forms/answers'
import type { Answer } from './answer'
import type { Page } from './pages'

type PageAnswer = { page: Page; answer: Answer }

declare global {
  var imarVerificationAnswers: Answers<PageAnswer> | undefined
}

/** On globalThis because the page and what takes its forms are different module graphs of one process. */
export const verificationAnswers = (globalThis.imarVerificationAnswers ??= new Answers<PageAnswer>())

/** The answer that a page is rendered for, or null when somebody just opens it. */
export function readAnswer(page: Page, id: string | string[] | undefined): Answer | null {
  const waiting = verificationAnswers.read(id)
  return waiting?.page === page ? waiting.answer : null
}
