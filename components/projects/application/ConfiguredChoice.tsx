import { getTranslations } from 'next-intl/server'
import type { FieldProps } from '@/components/shared/form/fields/Field'
import { SelectField } from '@/components/shared/form/fields/choice/SelectField'
import type { FormField } from '@/lib/content/project-forms'
import { TIMELINE_KEY } from '@/rules/volunteer/default-fields'

type Props = FieldProps & { field: FormField }

/** One of several; of the periods of a project the first one stands there. (Requirements, section 3) */
export async function ConfiguredChoice({ field: { key, options, placeholder, defaultValue }, ...field }: Props) {
  if (key === TIMELINE_KEY && field.required) return <SelectField {...field} options={options} start={options[0]?.value} />
  const t = await getTranslations({ locale: field.form.locale, namespace: 'forms.common' })
  return <SelectField {...field} options={options} empty={placeholder ?? t('choose')} start={defaultValue ?? undefined} />
}
