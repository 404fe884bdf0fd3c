import { Link } from '@/components/ui/Link'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import styles from './private.module.css'

type Props = {
  locale: Locale
  /** Whether the link opens nothing (any more), or no answer came. */
  why: 'over' | 'error'
  /** The same address. */
  again: string
  isToldAlready: boolean
}

/** Why what was sent cannot be shown. */
export async function Shut({ locale, why, again, isToldAlready }: Props) {
  const t = await getTranslations({ locale, namespace: 'privatePage' })
  if (why === 'over' && isToldAlready) return null
  return (
    <div className={`card ${styles.panel}`}>
      <h2>{t(`shut.${why}Title`)}</h2>
      <p>{t(`shut.${why}`)}</p>
      {why === 'error' && (
        <Link href={again} className="btn">
          {t('shut.again')}
        </Link>
      )}
    </div>
  )
}
