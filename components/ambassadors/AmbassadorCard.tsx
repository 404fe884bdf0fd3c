import { getTranslations } from '@/lib/i18n/translations'
import cards from '@/components/shared/cards.module.css'
import { FallbackPicture } from '@/components/shared/FallbackPicture'
import { Link } from '@/components/ui/Link'
import { Words } from '@/lib/i18n/Words'
import type { Ambassador } from '@/lib/entities/ambassadors'
import type { Locale } from '@/rules/languages'
import { Place } from './Place'
import { storyId } from './story-id'
import styles from './AmbassadorCard.module.css'

/** On phones told a little smaller than it is shown, so that a screen with two dots to a pixel takes the smallest picture. */
const PORTRAIT_SIZES = '(min-width: 600px) 128px, 78px'

/** An ambassador; the whole card opens the story. (Requirements, section 2, ambassadors) */
export async function AmbassadorCard({ locale, ambassador }: { locale: Locale; ambassador: Ambassador }) {
  const t = await getTranslations({ locale, namespace: 'ambassadors' })
  const { name, title, image } = ambassador
  return (
    <li className={`card ${cards.card} ${styles.card}`}>
      <div className={styles.portrait}>
        <FallbackPicture image={image} fallback="person" sizes={PORTRAIT_SIZES} />
      </div>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {title && (
        <p>
          <Words locale={locale} text={title} />
        </p>
      )}
      <Place ambassador={ambassador} />
      <Link href={`#${storyId(ambassador)}`} className={`${cards.link} ${styles.open}`} data-dialog="">
        {t('readStory')}
        <span className="visually-hidden"> – {name}</span>
      </Link>
    </li>
  )
}
