import { FileField } from '@/components/shared/form/fields/file/FileField'
import form from '@/components/shared/form/form.module.css'
import { openForm } from '@/components/shared/form/open-form'
import type { Shown } from '@/lib/content/private-page'
import type { Answer } from '@/lib/forms/private-page/answer'
import { privateFileReceiver } from '@/lib/forms/private-page/addresses'
import { getTranslations } from '@/lib/i18n/translations'
import { DOCUMENT_KINDS } from '@/rules/fields/file'
import type { Locale } from '@/rules/languages'
import { Secret } from './Secret'

type Props = { locale: Locale; link: string; shown: Shown; answer: Answer | null }

/** The form that adds a file to an application. */
export async function AddFile({ locale, link, shown, answer }: Props) {
  const t = await getTranslations({ locale, namespace: 'privatePage.addFile' })
  const errors = answer?.deed === 'addFile' ? (answer.errors ?? {}) : {}
  const open = await openForm({ name: shown.form, id: 'more', locale, state: { values: {}, errors, files: {} } })
  return (
    <form method="post" action={privateFileReceiver(locale, link)} encType="multipart/form-data" className={form.form} noValidate>
      <Secret link={link} deed="addFile" />
      <p>{t('text')}</p>
      <FileField form={open} name="file" label={t('label')} kinds={DOCUMENT_KINDS} required />
      <div className={form.actions}>
        <button className="btn">{t('submit')}</button>
      </div>
    </form>
  )
}
