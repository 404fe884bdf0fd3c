import { getTranslations } from '@/lib/i18n/translations'
import { FallbackPicture } from '@/components/shared/FallbackPicture'
import { Words } from '@/lib/i18n/Words'
import type { Event } from '@/lib/entities/events'
import type { Locale } from '@/rules/languages'
import styles from './People.module.css'

type Props = { speakers: Event['speakers']; locale: Locale }

/** Who speaks. */
export async function Speakers({ speakers, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'events.detail' })
  return (
    <section aria-labelledby="speakers-title">
      <h2 id="speakers-title">{t('speakersTitle')}</h2>
      <ul className={styles.speakers}>
        {speakers.map(({ id, name, photo, title, organization, bio }) => (
          <li key={id} className="card">
            <FallbackPicture image={photo} fallback="person" sizes="96px" className={styles.photo} />
            <div>
              <h3>
                <bdi>{name}</bdi>
              </h3>
              {title && (
                <p>
                  <Words locale={locale} text={title} />
                </p>
              )}
              {organization && (
                <p className={styles.organization}>
                  <bdi>{organization}</bdi>
                </p>
              )}
            </div>
            {bio && (
              <p className={styles.bio}>
                <Words locale={locale} text={bio} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
