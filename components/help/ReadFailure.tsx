import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/shared/Notice'
import type { Locale } from '@/lib/i18n/languages'

type Props = { locale: Locale; section: 'faqs' | 'contact' | 'terms' | 'privacy' | 'impressum' }

/** What a section says that could not be read; trying again loads the page anew, at this section. (Specification, section 8) */
export async function ReadFailure({ locale, section }: Props) {
  const t = await getTranslations({ locale })
  const texts = section === 'faqs' || section === 'contact' ? (`help.failure.${section}` as const) : 'legal.failed'
  return (
    <Notice isError title={t(`${texts}.title`)} text={t(`${texts}.text`)}>
      <form action={`#${section}`}>
        <button className="btn" data-retry="">
          {t('common.retry')}
        </button>
      </form>
    </Notice>
  )
}
