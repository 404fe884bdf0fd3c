import { checkWith } from '@/components/shared/form/enhance/check-with'
import { type EnhancedForm, enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import { partnershipSchema } from '@/lib/forms/partnership/schema'

/** A missing captcha has words of its own here. (Requirements, section 5, partnership form) */
function refused({ problem, texts }: EnhancedForm, code: string): boolean {
  if (code !== 'captcha_required') return false
  problem(texts.errors.partnership_recaptcha_required ?? code)
  return true
}

export async function enhance(form: HTMLFormElement): Promise<void> {
  await enhanceForm(form, { check: checkWith(partnershipSchema), refused })
}
