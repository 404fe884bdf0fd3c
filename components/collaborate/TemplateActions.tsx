import { getTranslations } from '@/lib/i18n/translations'
import { formatFileSize } from '@/lib/i18n/format'
import { templateSizeKb } from '@/lib/template/file-size'
import { FORMATS, templateFile } from '@/lib/template/files.mjs'
import { plainText } from '@/lib/template/plain-text.mjs'
import type { Template } from '@/lib/template/template.mjs'
import type { Locale } from '@/rules/languages'
import guide from './Guide.module.css'
import styles from './TemplateActions.module.css'

type Props = { locale: Locale; template: Template }

/** Links to the files with their sizes, which work by themselves; script says when one of them fails, and can copy the text. */
export async function TemplateActions({ locale, template }: Props) {
  const t = await getTranslations({ locale, namespace: 'collaborate.template' })
  const files = await Promise.all(FORMATS.map(async (format) => ({ format, sizeKb: await templateSizeKb(locale, format) })))
  // A file that could not be made in this language is not offered. None is made where the site runs without a build (tests).
  const made = files.filter(({ sizeKb }) => sizeKb !== null)
  const offered = made.length > 0 ? made : files
  return (
    <div className={`card ${guide.beside} ${styles.box}`} role="group" aria-labelledby="take-title" data-template="">
      <h3 id="take-title">{t('actionsTitle')}</h3>
      <div className={styles.buttons}>
        <button type="button" className={`btn btn-gold ${styles.copy}`} data-copied={t('copied')} data-failed={t('copyFailed')}>
          {t('copy')}
        </button>
        {offered.map(({ format, sizeKb }) => (
          <a key={format} href={templateFile(locale, format)} download="" className="btn btn-ghost" data-failed={t('downloadFailed')}>
            {/* One text, or the parts of the button would stand beside each other as columns. */}
            <span>
              {t(format)}{' '}
              {sizeKb && (
                <span className={styles.size}>
                  (<bdi>{formatFileSize(locale, sizeKb * 1000)}</bdi>)
                </span>
              )}
            </span>
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
