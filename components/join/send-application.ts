import * as z from 'zod/mini'
import { showBlocked } from '@/components/shared/form/enhance/button'
import { checkWith } from '@/components/shared/form/enhance/check-with'
import { showErrorDialog, showSentDialog } from '@/components/shared/form/enhance/dialogs'
import { type EnhancedForm, enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import { announce } from '@/components/shared/form/enhance/show'
import { valuesOf } from '@/components/shared/form/enhance/values'
import { departmentSchema } from '@/lib/forms/department/schema'
import type { Values } from '@/lib/forms/form'
import { Submitted } from './submitted'

const schema = z.object({ duplicate: z.nullable(z.boolean()) })

/** Whether this address has applied to this department; null when nobody can say. Never throws. (Requirements, section 4) */
async function askDuplicate(email: string, department: string): Promise<boolean | null> {
  try {
    const response = await fetch('/api/duplicate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, department }),
    })
    return schema.parse(await response.json()).duplicate
  } catch {
    return null
  }
}

/** Between 'Retry' and sending again, in milliseconds. (Requirements, section 9) */
const RETRY_DELAY = 300

/** Why sending the same again would be of no use. */
const FINAL = ['not_open', 'not_found']

/** A reason that says nothing beyond the dialog's own words. */
const UNKNOWN = 'application_failed'

/** The application to a department: who has applied before is told while the form is filled in. (Requirements, section 4) */
export async function enhance(form: HTMLFormElement): Promise<void> {
  const submitted = new Submitted(askDuplicate)
  const check = checkWith(departmentSchema)

  const withSubmitted = (values: Values) => {
    const errors = check(values)
    return !errors.email && submitted.has(values) ? { ...errors, email: 'already_submitted' as const } : errors
  }

  const update = ({ setError, clearErrors, texts }: EnhancedForm) => {
    const isBlocked = submitted.has(valuesOf(form))
    announce(form, isBlocked ? (texts.errors.already_submitted ?? '') : '')
    if (isBlocked) setError('email', 'already_submitted')
    else if ('blocked' in form.dataset) clearErrors('email')
    showBlocked(form, isBlocked)
  }

  const refused = (enhanced: EnhancedForm, problem: string, text: string) => {
    if (problem === 'duplicate') {
      submitted.add(valuesOf(form))
      update(enhanced)
      void enhanced.check(['email'])
    } else {
      const retry = FINAL.includes(problem) ? undefined : () => setTimeout(enhanced.submit, RETRY_DELAY)
      showErrorDialog(form, problem === UNKNOWN ? null : text, retry)
    }
    return true
  }

  const enhanced = await enhanceForm(form, { check: withSubmitted, sent: (_, sent) => showSentDialog(form, sent), refused })
  const ask = async () => {
    update(enhanced)
    await submitted.ask(valuesOf(form))
    update(enhanced)
  }
  const listen = (selector: string, type: string, run: () => void) => form.querySelector(selector)?.addEventListener(type, run)
  listen('[name=email]', 'blur', () => void ask())
  listen('[name=email]', 'input', () => update(enhanced))
  listen('[name=department]', 'change', () => void ask())
  form.addEventListener('emptied', () => {
    submitted.forget()
    update(enhanced)
  })
  // Both may have been filled in before the script came.
  void ask()
}
