import { getTranslations } from '@/lib/i18n/translations'
import { FILE_NAME, joinFileName } from '@/lib/forms/file-name'
import { formatFileSize, formatList } from '@/lib/i18n/format'
import { MAX_FILE_BYTES, MAX_FILES } from '@/rules/fields/file'
import { Field, type FieldProps } from '../Field'
import styles from './file.module.css'

type Props = FieldProps & {
  /** What may be chosen, by the ends of names such as `.pdf`. */
  kinds: readonly string[]
  multiple?: boolean
}

/** Files that go with a form, and those that arrived with it before, which are kept by their ids. */
export async function FileField({ kinds, multiple = false, ...field }: Props) {
  const { form, name } = field
  const t = await getTranslations({ locale: form.locale, namespace: 'forms.files' })
  const isolated = kinds.map((kind) => `\u2066${kind}\u2069`)
  const limits = { kinds: formatList(form.locale, isolated), count: MAX_FILES, size: formatFileSize(form.locale, MAX_FILE_BYTES) }
  const stored = (form.state.files[name] ?? []).slice(0, multiple ? MAX_FILES : 1)
  const hint = (
    <>
      {field.hint} {multiple ? t('several', limits) : t('one', limits)} {multiple && t('total', limits)}
    </>
  )
  return (
    <div className={styles.files}>
      <Field {...field} hint={hint}>
        {(attributes) => <input {...attributes} type="file" accept={kinds.join(',')} multiple={multiple} />}
      </Field>
      <ul className={styles.list} aria-label={t('list')} hidden={stored.length === 0}>
        {stored.map(({ id, name: fileName }) => (
          <li key={id} className={styles.row}>
            <label className={styles.kept}>
              <input type="checkbox" name={name} value={id} defaultChecked />
              <span>{t.rich('keep', { name: () => <bdi>{fileName}</bdi> })}</span>
            </label>
            <input type="hidden" name={name + FILE_NAME} value={joinFileName(id, fileName)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
