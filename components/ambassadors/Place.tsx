import type { Ambassador } from '@/lib/entities/ambassadors'
import styles from './AmbassadorCard.module.css'

/** Country code and country. */
export function Place({ ambassador: { countryCode, country } }: { ambassador: Ambassador }) {
  if (!countryCode && !country) return null
  return (
    <p className={styles.place}>
      {countryCode && <span className="badge badge-muted">{countryCode}</span>} {country}
    </p>
  )
}
