import { getTranslations } from 'next-intl/server'
import { RichText } from '@/components/blocks/RichText'
import { Picture } from '@/components/ui/Picture'
import { PHONE_WIDTH } from '@/components/ui/picture-sizes'
import type { WhoWeAreBlock } from '@/lib/content/who-we-are'
import type { Locale } from '@/rules/languages'
import { Khatam } from './Khatam'
import styles from './WhoWeAre.module.css'

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
              {title && <h3>{title}</h3>}
              <RichText content={content} locale={locale} shift={2} />
            </div>
            {image ? <Picture image={image} sizes={`(min-width: 768px) 520px, ${PHONE_WIDTH}`} /> : <Khatam />}
          </div>
        ))}
      </div>
    </section>
  )
}
