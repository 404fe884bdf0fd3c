import { getTranslations } from '@/lib/i18n/translations'
import type { HomeStat } from '@/lib/content/home-page-stats'
import type { Locale } from '@/rules/languages'
import { StatCard } from './StatCard'
import styles from './Stats.module.css'

/** Our work in figures. The figures are in the page; the browser counts up to them. (Requirements, section 2, home) */
export async function Stats({ locale, stats }: { locale: Locale; stats: HomeStat[] }) {
  const t = await getTranslations({ locale, namespace: 'stats' })
  if (stats.length === 0) return null
  return (
    <section data-far="" className="section" aria-labelledby="stats-title">
      <div className="wrap">
        <p className="eyebrow">{t('eyebrow')}</p>
        <h2 id="stats-title">{t('title')}</h2>
        <ul className={styles.grid}>
          {stats.map((stat) => (
            <StatCard key={stat.documentId} stat={stat} locale={locale} />
          ))}
        </ul>
      </div>
    </section>
  )
}
