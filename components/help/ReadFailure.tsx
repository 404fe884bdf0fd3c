import { getTranslations } from '@/lib/i18n/translations'
import { Notice } from '@/components/shared/Notice'
import type { Locale } from '@/rules/languages'

type Props = { locale: Locale; section: 'faqs' | 'contact' | 'terms' | 'privacy' | 'impressum' }

/** What a section says that could not be read; trying again loads the page anew, at this section. (Requirements, section 8) */
export async function ReadFailure({ locale, section }: Props) {
  const t = await getTranslations({ locale })
  const isOwn = section === 'faqs' || section === 'contact'
  const title = isOwn ? t(`help.failure.${section}.title`) : t('legal.failed.title')
  const text = isOwn ? t(`help.failure.${section}.text`) : t('legal.failed.text')
  return (
    <Notice isError title={title} text={text}>
      <form action={`#${section}`}>
        <button className="btn" data-retry="">
          {t('common.retry')}
        </button>
      </form>
    </Notice>
  )
}
