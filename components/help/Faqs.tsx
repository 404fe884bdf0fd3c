import { getTranslations } from '@/lib/i18n/translations'
import { FaqAccordion } from '@/components/shared/FaqAccordion'
import { Notice } from '@/components/shared/Notice'
import { Link } from '@/components/ui/Link'
import type { Faq } from '@/lib/entities/faqs'
import type { Locale } from '@/rules/languages'

type Props = { locale: Locale; faqs: readonly Faq[] }

export async function Faqs({ locale, faqs }: Props) {
  const t = await getTranslations({ locale, namespace: 'help.faqs' })
  return (
    <>
      {faqs.length > 0 ? <FaqAccordion faqs={faqs} locale={locale} /> : <Notice title={t('empty')} />}
      <p>{t.rich('ask', { contact: (words) => <Link href="#contact">{words}</Link> })}</p>
    </>
  )
}
