import { getTranslations } from '@/lib/i18n/translations'
import { DateField } from '@/components/shared/form/fields/date/DateField'
import type { FieldProps } from '@/components/shared/form/fields/Field'
import type { FormField } from '@/lib/content/project-forms'
import { formatDate } from '@/lib/i18n/format'

type Props = FieldProps & { field: FormField; start?: string; placeholder?: string }

/** A day, with the bounds that editors have set said beside it. */
export async function ConfiguredDay({ field: { earliestDay, latestDay, minimumAge, withinPeriod }, hint, ...props }: Props) {
  const { locale } = props.form
  const t = await getTranslations({ locale, namespace: 'forms.volunteer.days' })
  const [from, until] = [earliestDay, latestDay].map((day) => (day ? formatDate(locale, day) : null))
  const bounds = [
    from && until ? t('between', { from, until }) : from ? t('from', { from }) : until && t('until', { until }),
    minimumAge !== null && t('age', { age: minimumAge }),
    withinPeriod && t('period'),
  ].filter(Boolean)
  return (
    <DateField
      {...props}
      hint={
        <>
          {hint} {bounds.join(' ')}
        </>
      }
    />
  )
}
