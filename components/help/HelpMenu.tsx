import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/rules/languages'
import { HELP_MENU_ID, HELP_SECTIONS } from './sections'
import styles from './HelpMenu.module.css'

/** The sidebar; on narrow screens with script a drawer, without it a list above the content. (Requirements, section 2) */
export async function HelpMenu({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale })
  return (
    <div className={styles.side}>
      <button type="button" className={`btn btn-ghost ${styles.toggle}`} popoverTarget={HELP_MENU_ID}>
        <Icon name="menu" />
        {t('help.menu')}
      </button>
      <nav id={HELP_MENU_ID} popover="auto" className={styles.menu} aria-label={t('help.menu')}>
        <div className={styles.panel}>
          <div className={styles.head}>
            <span>{t('help.menu')}</span>
            <button type="button" className={`round ${styles.close}`} popoverTarget={HELP_MENU_ID} popoverTargetAction="hide" aria-label={t('common.close')}>
              <Icon name="close" />
            </button>
          </div>
          <ul className={styles.list}>
            {HELP_SECTIONS.map((id) => (
              <li key={id}>
                <Link href={`#${id}`} className={styles.link} data-for={id}>
                  {t(`help.sections.${id}.label`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {/* What lies under a popover can be touched; this cannot be touched through. */}
        <button type="button" className={styles.shade} popoverTarget={HELP_MENU_ID} popoverTargetAction="hide" tabIndex={-1} aria-hidden="true" />
      </nav>
    </div>
  )
}
