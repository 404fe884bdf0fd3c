import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import styles from './ErrorMarkup.module.css'

type Props = { locale: Locale }

/**
 * What the error boundaries show, in the visitor's language: they run in the browser, to which no messages are sent.
 * `fill-error.ts` writes the error into it. (Requirements, sections 4 and 8)
 */
export async function ErrorMarkup({ locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'error' })
  return (
    <template id="error-screen">
      <section className={`wrap section ${styles.screen}`} role="alert">
        <p data-error="title">{t('title')}</p>
        <p>
          <bdi data-error="message">{t('text')}</bdi>
        </p>
        <p>
          <a href="" className="btn">
            {t('retry')}
          </a>
        </p>
        <details>
          <summary>{t('details')}</summary>
          <p>
            {t('code')} <bdi data-error="code">–</bdi>
          </p>
          <pre data-error="trace" dir="ltr" />
        </details>
      </section>
    </template>
  )
}
