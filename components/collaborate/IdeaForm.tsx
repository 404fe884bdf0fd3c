'use client'

import { ActionForm } from '@/components/shared/form/client/ActionForm'
import { EmailField } from '@/components/shared/form/client/fields/EmailField'
import { FileField } from '@/components/shared/form/client/fields/FileField'
import { SelectField } from '@/components/shared/form/client/fields/SelectField'
import { TextArea } from '@/components/shared/form/client/fields/TextArea'
import { TextField } from '@/components/shared/form/client/fields/TextField'
import { useActionForm } from '@/components/shared/form/client/use-action-form'
import { sendIdea } from '@/lib/forms/actions'
import type { ideaProps } from './form-props'

const rules = async () => (await import('@/rules/forms/idea')).ideaRules

const FIELDS = ['title', 'description', 'department', 'email', 'attachments'] as const

const ARCHIVES = ['.zip'] as const

type Props = Awaited<ReturnType<typeof ideaProps>> & { labelledBy?: string }

/** An idea with its archive. (Requirements, sections 3 and 5; readings) */
export function IdeaForm({ locale, words, labels, longest, thanks, posted, departments, chosen, files, limits, unsent, labelledBy }: Props) {
  const isListed = departments.length > 0
  const context = chosen && !isListed ? { department: chosen } : undefined
  const form = useActionForm({ name: 'idea', locale, action: sendIdea, rules, words, fields: FIELDS, context, posted })
  return (
    <ActionForm form={form} submit={labels.submit} labelledBy={labelledBy} thanks={thanks}>
      <TextField name="title" label={labels.title} required />
      <TextArea name="description" label={labels.description} hint={longest.text} maxLength={longest.characters} required />
      {isListed && <SelectField name="department" label={labels.department} options={departments} empty={labels.anyDepartment} />}
      <EmailField name="email" label={labels.email} hint={labels.emailHint} />
      <FileField
        name="attachments"
        label={labels.file}
        hint={labels.fileHint}
        words={files}
        kinds={ARCHIVES}
        limits={limits}
        total=""
        unsent={unsent}
        required
      />
    </ActionForm>
  )
}
