import { getTranslations } from 'next-intl/server'
import { FORMATS, templateFile } from '@/lib/template/files.mjs'
import { plainText } from '@/lib/template/plain-text.mjs'
import type { Template } from '@/lib/template/template.mjs'
import type { Locale } from '@/rules/languages'
import guide from './Guide.module.css'
import styles from './TemplateActions.module.css'

type Props = { locale: Locale; template: Template }

/** Links to the files, which work by themselves; script says when one of them fails, and can copy the text. */
export async function TemplateActions({ locale, template }: Props) {
  const t = await getTranslations({ locale, namespace: 'collaborate.template' })
  return (
    <div className={`card ${guide.beside} ${styles.box}`} role="group" aria-labelledby="take-title" data-template="">
      <h3 id="take-title">{t('actionsTitle')}</h3>
      <div className={styles.buttons}>
        <button type="button" className={`btn btn-gold ${styles.copy}`} data-copied={t('copied')} data-failed={t('copyFailed')}>
          {t('copy')}
        </button>
        {FORMATS.map((format) => (
          <a key={format} href={templateFile(locale, format)} download="" className="btn btn-ghost" data-failed={t('downloadFailed')}>
            {t(format)}
          </a>
        ))}
      </div>
      <p className={styles.hint}>{t('hint')}</p>
      <p role="status" className={styles.done} />
      <p role="alert" className={styles.failed} />
      <textarea hidden readOnly defaultValue={plainText(template)} />
    </div>
  )
}
