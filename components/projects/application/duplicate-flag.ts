import type { EnhancedForm } from '@/components/shared/form/enhance/enhance-form'
import { showProblem } from '@/components/shared/form/enhance/show'
import type { ErrorCode } from '@/lib/forms/error-codes'
import type { Errors } from '@/lib/forms/form'
import { TIMELINE_KEY } from '@/rules/volunteer/default-fields'

/**
 * Set when the content service says that this address has applied before; keeps the form from being sent until another period or
 * address is chosen. (Requirements, section 4)
 */
export class DuplicateFlag {
  private code: ErrorCode | null = null

  constructor(
    private readonly form: HTMLFormElement,
    private readonly email: string,
  ) {}

  raise(code: ErrorCode | null): void {
    this.code = code
  }

  addTo(errors: Errors): Errors {
    return this.code === null ? errors : { [this.email]: this.code, ...errors }
  }

  watch(enhanced: EnhancedForm): void {
    const lower = () => {
      if (this.code === null) return
      this.code = null
      enhanced.clearErrors(this.email)
      showProblem(this.form, null)
    }
    for (const name of [TIMELINE_KEY, this.email]) {
      this.form.querySelector(`[name="${CSS.escape(name)}"]`)?.addEventListener('input', lower)
    }
    this.form.addEventListener('emptied', lower)
  }
}
