import type { Shown } from '@/lib/content/private-page'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import styles from './private.module.css'

type Props = { locale: Locale; ticket: NonNullable<Shown['ticket']> }

/** What is shown at the door; the code stands below its picture, for a camera that does not read it. */
export async function Ticket({ locale, ticket: { code, picture } }: Props) {
  const t = await getTranslations({ locale, namespace: 'privatePage.ticket' })
  return (
    <>
      <h3>{t('title')}</h3>
      <p>{t('text')}</p>
      <p className={styles.ticket} dir="ltr">
        <img src={`data:image/png;base64,${picture}`} width={200} height={200} alt={t('picture')} />
        <strong>{code}</strong>
      </p>
    </>
  )
}
