import { getTranslations } from '@/lib/i18n/translations'
import { RichText } from '@/components/blocks/RichText'
import { FallbackPicture } from '@/components/shared/FallbackPicture'
import { Dialog } from '@/components/ui/dialog/Dialog'
import { Words } from '@/lib/i18n/Words'
import type { Ambassador } from '@/lib/entities/ambassadors'
import type { Locale } from '@/rules/languages'
import { Place } from './Place'
import { Profiles } from './Profiles'
import { storyId } from './story-id'
import styles from './Story.module.css'

type Props = {
  locale: Locale
  ambassador: Ambassador
  /** Where its card stands. */
  closeHref: string
}

/** An ambassador's story in a window over the page. (Requirements, section 2, ambassadors) */
export async function Story({ locale, ambassador, closeHref }: Props) {
  const t = await getTranslations({ locale, namespace: 'common' })
  const { name, title, image, quote, story } = ambassador
  return (
    <Dialog id={storyId(ambassador)} title={<bdi>{name}</bdi>} closeLabel={t('close')} closeHref={closeHref}>
      <div className={styles.person}>
        <div className={styles.portrait}>
          <FallbackPicture image={image} fallback="person" sizes="128px" />
        </div>
        <div>
          {title && (
            <p>
              <Words locale={locale} text={title} />
            </p>
          )}
          <Place ambassador={ambassador} />
        </div>
      </div>
      {quote && (
        <blockquote className={styles.quote}>
          <Words locale={locale} text={quote} />
        </blockquote>
      )}
      <RichText content={story} locale={locale} shift={1} />
      <Profiles locale={locale} ambassador={ambassador} />
    </Dialog>
  )
}
