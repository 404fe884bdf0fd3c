import formStyles from '@/components/shared/form/form.module.css'
import type { OpenForm } from '@/components/shared/form/open-form'
import type { FormSection } from '@/lib/content/project-forms'
import type { Supplies } from '@/lib/forms/volunteer/supplies'
import { ConfiguredField } from './ConfiguredField'
import styles from './application.module.css'

type Props = { form: OpenForm; section: FormSection; supplies: Supplies; own: readonly string[]; level: 3 | 4; id: string }

/** A part of an application, with its fields in their order. */
export function ApplicationFields({ form, section: { title, description, fields }, supplies, own, level, id }: Props) {
  const Title = `h${level}` as const
  return (
    <div className={styles.section} role={title ? 'group' : undefined} aria-labelledby={title ? id : undefined}>
      {title && <Title id={id}>{title}</Title>}
      {description && <p className={formStyles.hint}>{description}</p>}
      {fields.map((field) => (
        <ConfiguredField key={field.key} form={form} field={field} supplies={supplies} isOwn={own.includes(field.key)} />
      ))}
    </div>
  )
}
