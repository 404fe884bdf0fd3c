import { getTranslations } from '@/lib/i18n/translations'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { BreadcrumbJsonLd, JsonLd } from '@/components/shared/JsonLd'
import { Loaded } from '@/components/shared/Loaded'
import { LegalDialogs } from '@/components/shared/legal/LegalDialogs'
import { getContactInfo } from '@/lib/content/contact-info'
import { contentOf, section, sections } from '@/lib/content/section'
import { faqPageJsonLd, getFaqs } from '@/lib/entities/faqs'
import { getImpressum, getPrivacyPolicy, getTermsOfUse } from '@/lib/entities/legal-documents'
import { Static } from '@/lib/framework/static/Static'
import { routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { Contact } from './Contact'
import { Faqs } from './Faqs'
import { Feedback } from './Feedback'
import { FollowHash } from './FollowHash'
import { HelpMenu } from './HelpMenu'
import { HelpSection } from './HelpSection'
import { LegalSection } from './LegalSection'
import { Overview } from './Overview'
import { ReadFailure } from './ReadFailure'
import { HELP_ID, HELP_SECTIONS } from './sections'
import styles from './Help.module.css'
import shown from './shown.module.css'

/** The names of all sections, of which the style shows that of the current one. */
async function CurrentLabel({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'help' })
  return (['overview', ...HELP_SECTIONS] as const).map((id) => (
    <span key={id} className={shown.label} data-for={id}>
      {t(`sections.${id}.label`)}
    </span>
  ))
}

/** What the sections of the help center show, read at the same time. */
async function getHelpSections(locale: Locale) {
  const [faqs, terms, privacy, contact, impressum] = await sections([
    section(() => getFaqs(locale)),
    section(() => getTermsOfUse(locale)),
    section(() => getPrivacyPolicy(locale)),
    section(() => getContactInfo(locale)),
    section(() => getImpressum(locale)),
  ])
  return { faqs, terms, privacy, contact, impressum }
}

/** The help center: all its sections, of which the hash shows one. (Requirements, section 2) */
export async function HelpPage({ locale }: { locale: Locale }) {
  const [t, help] = await Promise.all([getTranslations({ locale, namespace: 'help' }), getHelpSections(locale)])
  return (
    <>
      <BreadcrumbJsonLd locale={locale} crumbs={[{ name: t('title'), route: routes.help }]} />
      <Loaded section={help.faqs}>{(faqs) => <JsonLd data={faqPageJsonLd(locale, faqs)} />}</Loaded>
      <Static id={HELP_ID} className={shown.page}>
        <CoverBanner locale={locale} title={t('title')} description={t('description')} />
        <Breadcrumb locale={locale} items={[{ label: t('title'), href: '#overview' }, { label: <CurrentLabel locale={locale} /> }]} />
        <div className={`wrap ${styles.columns}`}>
          <HelpMenu locale={locale} />
          <div>
            <Overview locale={locale} />
            <HelpSection id="faqs" title={t('faqs.title')}>
              <Loaded section={help.faqs} failure={<ReadFailure locale={locale} section="faqs" />}>
                {(faqs) => <Faqs locale={locale} faqs={faqs} />}
              </Loaded>
            </HelpSection>
            <LegalSection locale={locale} id="terms" section={help.terms} />
            <LegalSection locale={locale} id="privacy" section={help.privacy} />
            <HelpSection id="contact" title={t('contact.title')}>
              <Loaded section={help.contact} failure={<ReadFailure locale={locale} section="contact" />}>
                {(contact) => <Contact locale={locale} contact={contact} />}
              </Loaded>
            </HelpSection>
            <LegalSection locale={locale} id="impressum" section={help.impressum} />
            <HelpSection id="feedback" title={t('feedback.title')}>
              <Feedback locale={locale} email={contentOf(help.contact)?.email} />
            </HelpSection>
          </div>
        </div>
      </Static>
      <LegalDialogs locale={locale} />
      <FollowHash />
    </>
  )
}
