import { checkWith } from '@/components/shared/form/enhance/check-with'
import { type EnhancedForm, enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import type { Answer } from '@/components/shared/form/enhance/answer'
import { fillSent } from '@/components/shared/form/enhance/show'
import { registrationSchema } from '@/lib/forms/registration/schema'
import { askForPlace, showSeats } from './seats'

/** (Requirements, section 8, registration) */
function refused({ problem, texts }: EnhancedForm, code: string): boolean {
  const text = texts.problems.registration_lost
  if (code !== 'lost' || text === undefined) return false
  problem(text)
  return true
}

/** The notice beside the form on an event's page. (Requirements, section 4) */
function noticeOf(panel: HTMLDetailsElement): HTMLElement | null {
  return panel.previousElementSibling?.querySelector('[data-sent]') ?? null
}

/** Success closes the form and says so beside it. */
const closeWith = (panel: HTMLDetailsElement) => (_: EnhancedForm, sent: { reference: string; email: string }) => {
  const notice = noticeOf(panel)
  panel.open = false
  if (!notice) return
  fillSent(notice, sent)
  notice.hidden = false
  notice.focus()
}

/** Closing takes errors and notices away. */
function watchPanel(panel: HTMLDetailsElement, { clearErrors, problem }: EnhancedForm): void {
  panel.addEventListener('toggle', () => {
    const notice = noticeOf(panel)
    if (panel.open && notice) notice.hidden = true
    if (panel.open) return
    clearErrors()
    problem(null)
  })
}

/** The registration for an event: the address is checked while it is typed. (Requirements, section 5) */
export async function enhance(form: HTMLFormElement): Promise<void> {
  const panel = form.closest<HTMLDetailsElement>('[data-registration]')
  const sent = panel ? closeWith(panel) : undefined
  // Who has begun finds it open.
  form.addEventListener('restored', () => panel?.setAttribute('open', ''))
  const waitingLabel = panel?.dataset.waitingLabel ?? ''
  const answered = (_: EnhancedForm, answer: Answer) => {
    if (answer.state === 'returned' && answer.problem === 'event_full') askForPlace(form, waitingLabel)
    if (panel && answer.state !== 'lost') void showSeats(form, waitingLabel)
  }
  const enhanced = await enhanceForm(form, { check: checkWith(registrationSchema), blocks: true, refused, sent, answered })
  if (panel) watchPanel(panel, enhanced)
  const email = form.querySelector<HTMLInputElement>('[name=email]')
  email?.addEventListener('input', () => void enhanced.check(['email']))
  // Typed before the script came.
  if (email?.value) enhanced.recheck('email')
}
