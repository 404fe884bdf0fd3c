import { getTranslations } from '@/lib/i18n/translations'
import { FileField } from '@/components/shared/form/fields/file/FileField'
import { Form } from '@/components/shared/form/Form'
import { openForm } from '@/components/shared/form/open-form'
import { SelectField } from '@/components/shared/form/fields/choice/SelectField'
import { TextArea } from '@/components/shared/form/fields/text/TextArea'
import { TextField } from '@/components/shared/form/fields/text/TextField'
import { getDepartments } from '@/lib/entities/departments'
import { readOr } from '@/lib/content/section'
import type { FormState } from '@/lib/forms/form'
import { ARCHIVE_KINDS } from '@/rules/fields/file'
import type { Locale } from '@/rules/languages'

type Props = { locale: Locale; state?: FormState; labelledBy?: string }

/** The department is a help and no condition: where the departments cannot be read the idea can be sent all the same. */
async function departmentOptions(locale: Locale) {
  const departments = await readOr([], () => getDepartments(locale))
  return departments.flatMap(({ documentId, title }) => (title ? [{ value: documentId, label: title }] : []))
}

/** An idea with its archive. (Requirements, sections 3 and 5; readings) */
export async function IdeaForm({ locale, state, labelledBy }: Props) {
  const [form, t, departments] = await Promise.all([
    openForm({ name: 'idea', locale, state }),
    getTranslations({ locale, namespace: 'forms.idea' }),
    departmentOptions(locale),
  ])
  const chosen = form.value('department')
  const isListed = departments.length > 0
  return (
    <Form form={form} submit={t('submit')} labelledBy={labelledBy} context={chosen && !isListed ? { department: chosen } : {}}>
      <TextField form={form} name="title" label={t('title')} required />
      <TextArea form={form} name="description" label={t('description')} required />
      {isListed && <SelectField form={form} name="department" label={t('department')} options={departments} empty={t('anyDepartment')} />}
      <TextField form={form} name="email" type="email" label={t('email')} hint={t('emailHint')} autoComplete="email" />
      <FileField form={form} name="attachments" label={t('file')} hint={t('fileHint')} kinds={ARCHIVE_KINDS} wrongKind="zip_required" required />
    </Form>
  )
}
