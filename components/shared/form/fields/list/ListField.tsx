import { getTranslations } from '@/lib/i18n/translations'
import { Field, type FieldProps } from '../Field'
import styles from './list.module.css'

type Props = FieldProps & { start?: string; placeholder?: string; suggestions?: readonly string[] }

/**
 * Several words in one line, with commas between them. Script (`data-list`) takes them one by one and shows each as an entry that
 * can be removed. (Requirements, section 3: several can be added by typing and Enter)
 */
export async function ListField({ start, placeholder, suggestions = [], hint, ...field }: Props) {
  const t = await getTranslations({ locale: field.form.locale, namespace: 'forms.list' })
  const id = field.form.fieldId(field.name)
  const hints = (
    <>
      {hint} <span data-list-hint="">{t('typedHint')}</span>
      <span data-list-hint="" hidden>
        {t('hint')}
      </span>
    </>
  )
  return (
    <Field {...field} hint={hints}>
      {(attributes) => (
        <div className={styles.place} data-list="" data-added={t('added', { name: '#' })} data-removed={t('removed', { name: '#' })}>
          <input {...attributes} placeholder={placeholder} maxLength={500} autoComplete="off" defaultValue={field.form.value(field.name, start)} />
          <template>
            <ul className={styles.list} aria-label={t('chosen')} />
            <div className={styles.typing}>
              <input {...attributes} name={undefined} placeholder={placeholder} maxLength={100} autoComplete="off" enterKeyHint="done" list={`${id}-known`} />
              <button type="button" className="btn btn-ghost">
                {t('add')}
              </button>
            </div>
            <p className="visually-hidden" role="status" />
            <datalist id={`${id}-known`}>
              {suggestions.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </template>
          <template>
            <li className={styles.entry}>
              <bdi />
              <button type="button" aria-label={t('remove', { name: '#' })}>
                <span aria-hidden="true">×</span>
              </button>
            </li>
          </template>
        </div>
      )}
    </Field>
  )
}
