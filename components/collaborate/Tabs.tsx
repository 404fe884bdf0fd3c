import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { path } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { type Tab, TAB_NAMES, TABS } from './tab-names'
import styles from './Tabs.module.css'

type Props = { locale: Locale; current: Tab }

/** The tabs as links to pages; where they do not fit they are scrolled, and script adds buttons to do so. */
export async function Tabs({ locale, current }: Props) {
  const t = await getTranslations({ locale, namespace: 'collaborate' })
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.back} data-tabs-scroll="-1" aria-label={t('tabsBack')} hidden>
        <Icon name="chevron" />
      </button>
      <nav aria-label={t('tabsLabel')} data-tabs="">
        <ul className={styles.tabs}>
          {TAB_NAMES.map((tab) => (
            <li key={tab}>
              <Link href={path(locale, TABS[tab].route)} aria-current={tab === current ? 'page' : undefined}>
                {t(`tabs.${TABS[tab].label}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={styles.on} data-tabs-scroll="1" aria-label={t('tabsOn')} hidden>
        <Icon name="chevron" />
      </button>
    </div>
  )
}
