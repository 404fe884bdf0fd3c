import { RichText } from '@/components/blocks/RichText'
import { Link } from '@/components/ui/Link'
import { Picture } from '@/components/ui/Picture'
import { PHONE_WIDTH } from '@/components/ui/picture-sizes'
import { Words } from '@/lib/i18n/Words'
import type { Hero } from '@/lib/content/heroes'
import type { Locale } from '@/rules/languages'
import styles from './Intro.module.css'

/** The introduction of `api/heroes`: the unnamed section of the requirements. */
export function Intro({ locale, intro }: { locale: Locale; intro: Hero }) {
  const { eyebrow, title, description, content, image, link, linkText } = intro
  return (
    <section className="section">
      <div className={`wrap ${styles.intro}`}>
        <div>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          {title && (
            <h2>
              <Words locale={locale} text={title} />
            </h2>
          )}
          {description && (
            <p className={styles.lead}>
              <Words locale={locale} text={description} />
            </p>
          )}
          <RichText content={content} locale={locale} shift={1} />
          {link && linkText && (
            <Link href={link} className={`btn ${styles.link}`}>
              {linkText}
            </Link>
          )}
        </div>
        {image && <Picture image={image} sizes={`(min-width: 768px) 560px, ${PHONE_WIDTH}`} className={styles.picture} />}
      </div>
    </section>
  )
}
