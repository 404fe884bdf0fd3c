import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/Icon'
import type { Locale } from '@/lib/i18n/languages'
import { THEMES } from '@/lib/theme.mjs'
import { DEFAULT_THEME } from '../theme'
import styles from './Header.module.css'

type Props = { locale: Locale }

/** The theme as a native list, made visible and brought to life by `enhance/theme.ts`. */
export async function ThemeControl({ locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'theme' })
  return (
    <div className={styles.theme}>
      <Icon name="theme" />
      <select aria-label={t('label')} data-theme-control="" defaultValue={DEFAULT_THEME}>
        {THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {t(theme)}
          </option>
        ))}
      </select>
    </div>
  )
}
