import { getTranslations } from '@/lib/i18n/translations'
import { FILE_NAME, joinFileName } from '@/lib/forms/file-name'
import type { ErrorCode } from '@/lib/forms/error-codes'
import { formatFileSize, formatList } from '@/lib/i18n/format'
import { MAX_FILE_BYTES, MAX_FILES } from '@/rules/fields/file'
import { Field, type FieldProps } from '../Field'
import { FileRowTemplate } from './FileRowTemplate'
import { PART_PLACE } from './file-texts'
import styles from './file.module.css'

type Props = FieldProps & {
  /** What may be chosen, by the ends of names such as `.pdf`. */
  kinds: readonly string[]
  multiple?: boolean
  /** What is said of a file that could not be sent, and of one of another kind. */
  unsent?: ErrorCode
  wrongKind?: ErrorCode
}

/**
 * Files. With script each one is sent by itself when it is chosen and the form carries its id; without it they go with the form,
 * and those that arrived are kept, by their ids, when the form comes back. (Requirements, section 10, forms without a page of their own)
 */
export async function FileField({ kinds, multiple = false, unsent = 'file_unsent', wrongKind = 'file_type', ...field }: Props) {
  const { form, name } = field
  const t = await getTranslations({ locale: form.locale, namespace: 'forms.files' })
  const isolated = kinds.map((kind) => `\u2066${kind}\u2069`)
  const limits = { kinds: formatList(form.locale, isolated), count: MAX_FILES, size: formatFileSize(form.locale, MAX_FILE_BYTES) }
  const stored = (form.state.files[name] ?? []).slice(0, multiple ? MAX_FILES : 1)
  const hint = (
    <>
      {field.hint} {multiple ? t('several', limits) : t('one', limits)} {multiple && <span data-files-total="">{t('total', limits)}</span>}
    </>
  )
  return (
    <div
      className={styles.files}
      data-files={name}
      data-kinds={kinds.join(',')}
      data-unsent={unsent}
      data-wrong-kind={wrongKind}
      data-sending={t('sending')}
      data-stored-text={t('stored')}
      data-removed={t('removed')}
      data-waiting={t('waiting')}
      data-lost={t('lost')}
      data-going-on={t('goingOn')}
      data-broken={t('broken')}
      data-arrived={t('arrived', { part: PART_PLACE })}
      data-again={t('again', { part: PART_PLACE })}
    >
      <Field {...field} hint={hint}>
        {(attributes) => <input {...attributes} type="file" accept={kinds.join(',')} multiple={multiple} />}
      </Field>
      <ul className={styles.list} aria-label={t('list')} hidden={stored.length === 0} data-file-list="">
        {stored.map(({ id, name: fileName }) => (
          <li key={id} className={styles.row}>
            <label className={styles.kept}>
              <input type="checkbox" name={name} value={id} defaultChecked data-stored={name} />
              <span>{t.rich('keep', { name: () => <bdi data-file-name="">{fileName}</bdi> })}</span>
            </label>
            <input type="hidden" name={name + FILE_NAME} value={joinFileName(id, fileName)} data-stored={name} />
          </li>
        ))}
      </ul>
      <FileRowTemplate locale={form.locale} />
      <p className="visually-hidden" role="status" data-file-status="" />
    </div>
  )
}
