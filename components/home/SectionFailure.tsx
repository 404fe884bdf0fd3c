import { getTranslations } from '@/lib/i18n/translations'
import { Notice } from '@/components/shared/Notice'
import type { Locale } from '@/rules/languages'

type Props = { locale: Locale; name: 'hero' | 'stats' | 'section' }

/** What a section says when it could not be read; trying again loads the page anew. (Requirements, section 8) */
export async function SectionFailure({ locale, name }: Props) {
  const t = await getTranslations({ locale, namespace: 'home.failure' })
  return (
    <section className="section">
      <div className="wrap">
        <Notice isError title={t(`${name}.title`)} text={t(`${name}.text`)}>
          <form>
            <button className="btn">{t('retry')}</button>
          </form>
        </Notice>
      </div>
    </section>
  )
}
