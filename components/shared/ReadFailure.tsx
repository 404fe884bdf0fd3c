import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import { Notice } from './Notice'

type Props = {
  locale: Locale
  /** What could not be read; 'data' has no words of its own. */
  of?: 'partners' | 'ambassadors' | 'organization' | 'data'
}

/** What a page says in the place of a list that could not be read, and how to try again. (Requirements, section 8) */
export async function ReadFailure({ locale, of = 'data' }: Props) {
  const t = await getTranslations({ locale })
  const isNamed = of === 'partners' || of === 'ambassadors' || of === 'organization'
  return (
    <Notice isError title={t(isNamed ? `failed.${of}.title` : 'failed.reportError.title')} text={t(isNamed ? `failed.${of}.text` : 'error.text')}>
      {of === 'partners' && <p>{t('failed.partners.detail')}</p>}
      <a href="" className="btn">
        {t(isNamed ? 'failed.retry' : 'failed.reload')}
      </a>
    </Notice>
  )
}
