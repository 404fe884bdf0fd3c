import form from '@/components/shared/form/form.module.css'
import type { Answer } from '@/lib/forms/private-page/answer'
import { toldOf } from '@/lib/forms/private-page/words'
import type { Locale } from '@/rules/languages'

/** What became of what was just sent; the page begins here then. */
export async function Told({ locale, answer }: { locale: Locale; answer: Answer | null }) {
  if (!answer) return null
  const text = await toldOf(locale, answer)
  return (
    <div role="alert" tabIndex={-1} autoFocus className={answer.result === 'done' || answer.result === 'asked' ? form.sent : form.problem}>
      <p className={form.problemTitle}>{text}</p>
    </div>
  )
}
