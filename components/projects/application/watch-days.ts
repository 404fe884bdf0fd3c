import type { EnhancedForm } from '@/components/shared/form/enhance/enhance-form'
import { TIMELINE_KEY } from '@/rules/volunteer/default-fields'
import type { FieldRule } from '@/rules/volunteer/field-rule'

/** Days bound each other, and the period that is chosen bounds them: when one of these changes, the days that are filled in are looked at again. */
export function watchDays({ form, recheck }: EnhancedForm, rules: readonly FieldRule[]): void {
  const days = rules.filter(({ type }) => type === 'date').map(({ key }) => key)
  const inputOf = (key: string) => form.querySelector<HTMLInputElement>(`[name="${CSS.escape(key)}"]`)
  const lookAgain = (changed: string) => {
    for (const key of days) if (key !== changed && inputOf(key)?.value) recheck(key)
  }
  for (const key of [TIMELINE_KEY, ...days]) inputOf(key)?.addEventListener('change', () => lookAgain(key))
}
