import { getTranslations } from '@/lib/i18n/translations'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import styles from './Breadcrumb.module.css'

type Props = {
  locale: Locale
  /** The way from home to here, home left out. The last one is this page and needs no address. */
  items: readonly { label: ReactNode; href?: string }[]
}

/** Where the page stands in the site. Its JSON-LD is made by `lib/seo`. */
export async function Breadcrumb({ locale, items }: Props) {
  const t = await getTranslations({ locale, namespace: 'nav' })
  const trail = [{ label: t('home'), href: path(locale, routes.home) }, ...items]
  return (
    <nav className={`wrap ${styles.breadcrumb}`} aria-label={t('breadcrumb')}>
      <ol className={styles.list}>
        {trail.map(({ label, href }, index) => {
          const isLast = index === trail.length - 1
          return (
            <li key={index}>
              {isLast || !href ? <span aria-current={isLast ? 'page' : undefined}>{label}</span> : <Link href={href}>{label}</Link>}
              {!isLast && <Icon name="chevron" />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
