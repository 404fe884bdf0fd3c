import { getTranslations } from '@/lib/i18n/translations'
import cards from '@/components/shared/cards.module.css'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/rules/languages'
import { HelpSection } from './HelpSection'
import { HELP_SECTIONS } from './sections'
import styles from './Help.module.css'

/** Where everything is: a card with label and description for each section. */
export async function Overview({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'help' })
  return (
    <HelpSection id="overview" title={t('overview.title')}>
      <ul className={styles.cards}>
        {HELP_SECTIONS.map((id) => (
          <li key={id} className={`card ${cards.card} ${styles.card}`}>
            <h3>
              <Link href={`#${id}`} className={cards.link}>
                {t(`sections.${id}.label`)}
              </Link>
            </h3>
            <p>{t(`sections.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </HelpSection>
  )
}
