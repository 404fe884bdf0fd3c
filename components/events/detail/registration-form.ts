import { checkWith } from '@/components/shared/form/enhance/check-with'
import { type EnhancedForm, enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import { fillSent } from '@/components/shared/form/enhance/show'
import { registrationSchema } from '@/lib/forms/registration/schema'

/** In the words of the specification. (Section 8, registration) */
function refused({ problem, texts }: EnhancedForm, code: string): boolean {
  const text = texts.problems.registration_lost
  if (code !== 'lost' || text === undefined) return false
  problem(text)
  return true
}

/** What belongs to the registration on an event's page, which opens and closes. (Specification, section 4) */
function inPanel(panel: HTMLDetailsElement) {
  const notice = panel.previousElementSibling?.querySelector<HTMLElement>('[data-sent]')
  return {
    sent(_: EnhancedForm, sent: { reference: string; email: string }) {
      panel.open = false
      if (!notice) return
      fillSent(notice, sent)
      notice.hidden = false
      notice.focus()
    },
    watch({ clearErrors, problem }: EnhancedForm) {
      panel.addEventListener('toggle', () => {
        if (panel.open && notice) notice.hidden = true
        if (panel.open) return
        clearErrors()
        problem(null)
      })
    },
  }
}

/** The registration for an event: the address is checked while it is typed. (Specification, section 5) */
export async function enhance(form: HTMLFormElement): Promise<void> {
  const panel = form.closest<HTMLDetailsElement>('[data-registration]')
  const place = panel && inPanel(panel)
  const enhanced = await enhanceForm(form, { check: checkWith(registrationSchema), blocks: true, refused, sent: place?.sent })
  place?.watch(enhanced)
  form.querySelector('[name=email]')?.addEventListener('input', () => void enhanced.check(['email']))
}
