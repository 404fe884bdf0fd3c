import { getTranslations } from '@/lib/i18n/translations'
import type { Department } from '@/lib/entities/departments'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'
import styles from './KeyFigures.module.css'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** What the whole team amounts to, departments that take nobody at the moment included. */
function figuresOf(departments: readonly Department[]) {
  return [
    { name: 'departments', count: departments.length },
    { name: 'members', count: sum(departments.map(({ volunteersCount }) => volunteersCount)) },
    { name: 'managers', count: sum(departments.map(({ managers }) => managers)) },
  ] as const
}

type Props = { locale: Locale; departments: readonly Department[] }

/** The team in figures. They are in the page; the browser counts up to them. (Requirements, section 2, join page) */
export async function KeyFigures({ locale, departments }: Props) {
  const t = await getTranslations({ locale, namespace: 'join' })
  if (departments.length === 0) return null
  return (
    <section className="section sunken" aria-labelledby="figures-title">
      <div className="wrap">
        <p className="eyebrow">{t('figuresEyebrow')}</p>
        <h2 id="figures-title">{t('figuresTitle')}</h2>
        <ul className={styles.figures}>
          {figuresOf(departments).map(({ name, count }) => (
            <li key={name}>
              <b data-count={count}>{formatNumber(locale, count)}</b>
              <span>{t(`figures.${name}`, { count })}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
