import { getTranslations } from '@/lib/i18n/translations'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link'
import { path } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { FooterColumn } from './FooterColumn'
import styles from './Footer.module.css'
import type { information, useful } from './links'

type Props = {
  locale: Locale
  title: 'information' | 'links'
  links: typeof information | typeof useful
  /** Further list items, before the links. */
  children?: ReactNode
}

export async function FooterLinks({ locale, title, links, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'footer' })
  return (
    <FooterColumn title={t(title)}>
      <ul className={styles.list}>
        {children}
        {links.map(({ label, route }) => (
          <li key={label}>
            <Link href={path(locale, route)}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </FooterColumn>
  )
}
