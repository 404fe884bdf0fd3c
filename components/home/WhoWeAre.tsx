import { getTranslations } from '@/lib/i18n/translations'
import { RichText } from '@/components/blocks/RichText'
import { Picture } from '@/components/ui/Picture'
import { PHONE_WIDTH } from '@/components/ui/picture-sizes'
import { Words } from '@/lib/i18n/Words'
import type { WhoWeAreBlock } from '@/lib/content/who-we-are'
import type { Locale } from '@/rules/languages'
import styles from './WhoWeAre.module.css'

/** An arch with an eight-pointed star, where an editor has given no picture. */
function Khatam() {
  return (
    <svg className={styles.khatam} viewBox="0 0 400 300" aria-hidden="true">
      <path d="M90 290V150C90 90 140 60 200 20c60 40 110 70 110 130v140z" />
      <path d="M155 125h90v90h-90zM200 106l64 64-64 64-64-64z" />
    </svg>
  )
}

type Props = { locale: Locale; blocks: WhoWeAreBlock[] }

/** Who we are: up to six blocks that change sides. (Requirements, section 2, home) */
export async function WhoWeAre({ locale, blocks }: Props) {
  const t = await getTranslations({ locale, namespace: 'home.about' })
  if (blocks.length === 0) return null
  return (
    <section id="about" className="section" aria-labelledby="about-title">
      <div className="wrap">
        <p className="eyebrow">{t('eyebrow')}</p>
        <h2 id="about-title">{t('title')}</h2>
        {blocks.map(({ name, title, content, image }) => (
          <div key={name} className={styles.block}>
            <div>
              {title && (
                <h3>
                  <Words locale={locale} text={title} />
                </h3>
              )}
              <RichText content={content} locale={locale} shift={2} />
            </div>
            {image ? <Picture image={image} sizes={`(min-width: 768px) 520px, ${PHONE_WIDTH}`} /> : <Khatam />}
          </div>
        ))}
      </div>
    </section>
  )
}
