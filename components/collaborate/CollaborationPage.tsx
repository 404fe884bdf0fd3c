import { getTranslations } from '@/lib/i18n/translations'
import type { ComponentType, ReactNode } from 'react'
import { RichText } from '@/components/blocks/RichText'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { BreadcrumbJsonLd } from '@/components/shared/JsonLd'
import { getContactInfo } from '@/lib/content/contact-info'
import { getPageInfo } from '@/lib/content/pages-info'
import { contentOf, section, sections } from '@/lib/content/section'
import { isEmptyRichText } from '@/lib/content/rich-text'
import { Static } from '@/lib/framework/static/Static'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { CollaborationScript } from './CollaborationScript'
import { Individuals } from './Individuals'
import { mailTo } from './mail-to'
import { Organizations } from './Organizations'
import { ProjectTemplate } from './ProjectTemplate'
import { Tabs } from './Tabs'
import { type Tab, TABS } from './tab-names'
import styles from './collaborate.module.css'

export type TabProps = { locale: Locale; email: string | null }

const contents: Record<Tab, ComponentType<TabProps> | ((props: TabProps) => Promise<ReactNode>)> = {
  individuals: Individuals,
  organizations: Organizations,
  'project-template': ProjectTemplate,
}

type Props = { locale: Locale; tab: Tab }

/** A tab of the collaboration page. (Requirements, section 2, collaborate) */
export async function CollaborationPage({ locale, tab }: Props) {
  const t = await getTranslations({ locale, namespace: 'collaborate' })
  const [written, contact] = await sections([section(() => getPageInfo(locale, 'collaborationPage')), section(() => getContactInfo(locale))])
  const info = contentOf(written)
  const email = contentOf(contact)?.email ?? null
  const { label, route } = TABS[tab]
  const crumbs = [
    { name: t('breadcrumb'), route: routes.collaborateIndividuals },
    { name: t(`tabs.${label}`), route },
  ]
  const Content: ComponentType<TabProps> | ((props: TabProps) => Promise<ReactNode>) = contents[tab]
  return (
    <>
      <BreadcrumbJsonLd locale={locale} crumbs={crumbs} />
      <CoverBanner locale={locale} title={info?.title ?? t('title')} description={info?.description ?? t('description')} image={info?.cover}>
        {email && (
          <p>
            {t.rich('mailLine', {
              mail: () => (
                <a href={mailTo(email, t('mailSubject'))}>
                  <bdi dir="ltr">{email}</bdi>
                </a>
              ),
            })}
          </p>
        )}
      </CoverBanner>
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb'), href: path(locale, routes.collaborateIndividuals) }, { label: t(`tabs.${label}`) }]} />
      <Static className={`wrap ${styles.page}`}>
        <Tabs locale={locale} current={tab} />
        {info && !isEmptyRichText(info.content) && (
          <div className={styles.lead}>
            <RichText content={info.content} locale={locale} />
          </div>
        )}
        <Content locale={locale} email={email} />
      </Static>
      <CollaborationScript />
      <ScrollToTop locale={locale} threshold={400} />
    </>
  )
}
