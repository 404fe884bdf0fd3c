import type { FormField } from '@/lib/content/project-forms'
import type { Errors } from '@/lib/forms/form'
import { ruleOf } from '@/lib/forms/volunteer/application'
import { requiredCode } from '@/lib/forms/volunteer/field-words'

/** The parts of an address in the order in which they stand. */
const ADDRESS_ORDER = ['country', 'state', 'street', 'houseNumber', 'postalCode', 'city']

/** Whether the words for what is wrong say themselves which field they mean. */
const isNamed = (field: FormField, errors: Errors): boolean => errors[field.key] !== 'field_required' && errors[field.key] === requiredCode(ruleOf(field))

/** What the summary of errors calls the fields of an application, in the order of the page; nothing where the error names its field. */
export function summaryLabels(fields: readonly FormField[], errors: Errors): Record<string, string> {
  const labels = fields.flatMap((field) => {
    const own = [field.key, isNamed(field, errors) ? '' : (field.label ?? '')] as const
    return field.type === 'address' ? [own, ...ADDRESS_ORDER.map((part) => [`${field.key}.${part}`, ''] as const)] : [own]
  })
  return Object.fromEntries(labels)
}
