import { getTranslations } from '@/lib/i18n/translations'
import cards from '@/components/shared/cards.module.css'
import type { Locale } from '@/rules/languages'
import { AmbassadorCard } from './AmbassadorCard'
import type { Country } from './group'
import { Story } from './Story'
import styles from './Ambassadors.module.css'

type Props = { locale: Locale; countries: readonly Country[] }

/** The countries with their ambassadors, and the stories that their cards open. */
export async function Countries({ locale, countries }: Props) {
  const t = await getTranslations({ locale, namespace: 'ambassadors' })
  const anchor = (index: number) => `country-${index + 1}`
  return (
    <>
      {countries.map(({ code, country, ambassadors }, index) => {
        const id = anchor(index)
        return (
          <section key={id} id={id} className={styles.country} aria-labelledby={`${id}-name`}>
            <div className={styles.head}>
              {code && (
                <span className={styles.code} aria-hidden="true">
                  {code}
                </span>
              )}
              <h2 id={`${id}-name`}>{country ?? t('elsewhere')}</h2>
              <span className="badge">{t('inCountry', { count: ambassadors.length })}</span>
            </div>
            <ul className={cards.grid}>
              {ambassadors.map((ambassador) => (
                <AmbassadorCard key={ambassador.documentId} locale={locale} ambassador={ambassador} />
              ))}
            </ul>
          </section>
        )
      })}
      {countries.flatMap(({ ambassadors }, index) =>
        ambassadors.map((ambassador) => <Story key={ambassador.documentId} locale={locale} ambassador={ambassador} closeHref={`#${anchor(index)}`} />),
      )}
    </>
  )
}
