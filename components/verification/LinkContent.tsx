import { readAnswer } from '@/lib/forms/verification/answers'
import { isSeatPage, type Page, type Parameters } from '@/lib/forms/verification/pages'
import type { Locale } from '@/rules/languages'
import { SeatContent } from './SeatContent'
import { VerificationContent } from './VerificationContent'

type Props = { locale: Locale; page: Page; parameters: Parameters }

/** What the page of a link shows for what its address carries. */
export async function LinkContent({ locale, page, parameters }: Props) {
  const answer = await readAnswer(page, parameters.answer)
  if (isSeatPage(page)) return <SeatContent locale={locale} page={page} parameters={parameters} answer={answer} />
  return <VerificationContent locale={locale} application={page} parameters={parameters} answer={answer} />
}
