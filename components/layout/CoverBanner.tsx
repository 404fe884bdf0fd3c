import type { Locale } from '@/rules/languages'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'
import { PHONE_WIDTH } from '@/components/ui/picture-sizes'
import { Words } from '@/lib/i18n/Words'
import type { Image } from '@/lib/content/media'
import styles from './CoverBanner.module.css'

type Props = {
  locale: Locale
  title: string
  description?: string | null
  image?: Image | null
  /** Badges, dates and the like under the description. */
  children?: ReactNode
}

/** The head of a page: its one h1, a sentence, a picture that fades into the ground. */
export function CoverBanner({ locale, title, description, image, children }: Props) {
  return (
    <>
      <header className={`deep pattern ${styles.banner}`}>
        {image && <Picture image={image} alt="" sizes={`(min-width: 768px) 48vw, ${PHONE_WIDTH}`} className={styles.image} priority />}
        <div className={`wrap ${styles.inner}`}>
          <h1>
            <Words locale={locale} text={title} />
          </h1>
          {description && (
            <p className={styles.description}>
              <Words locale={locale} text={description} />
            </p>
          )}
          {children && <div className={styles.meta}>{children}</div>}
        </div>
      </header>
      <div className="ablaq" />
    </>
  )
}
