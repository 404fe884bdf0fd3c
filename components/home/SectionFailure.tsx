import { useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/Notice'

type Props = { name: 'hero' | 'stats' | 'section' }

/** What a section says when it could not be read; trying again loads the page anew. (Specification, section 8) */
export function SectionFailure({ name }: Props) {
  const t = useTranslations('home.failure')
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
