import { getTranslations } from '@/lib/i18n/translations'
import type { Announcement } from '@/lib/content/announcements'
import { Static } from '@/lib/framework/static/Static'
import type { Locale } from '@/rules/languages'
import { AnnouncementItem } from './AnnouncementItem'
import { AnnouncementsPanel } from './AnnouncementsPanel'

/** Null stands for announcements that could not be read. */
type Props = { locale: Locale; announcements: Announcement[] | null }

/** The bell and the panel it opens, with what is announced in it from the start. (Requirements, section 2) */
export async function Announcements({ locale, announcements }: Props) {
  const [t, common, carousel] = await Promise.all([
    getTranslations({ locale, namespace: 'announcements' }),
    getTranslations({ locale, namespace: 'common' }),
    getTranslations({ locale, namespace: 'carousel' }),
  ])
  const labels = {
    title: t('title'),
    close: t('close'),
    loading: t('loading'),
    error: t(announcements ? 'error' : 'failed'),
    retry: common('retry'),
    empty: t('empty'),
    dismiss: t('dismiss'),
    previous: carousel('previous'),
    next: carousel('next'),
    pause: carousel('pause'),
    play: carousel('play'),
    item: t('item'),
  }
  return (
    <AnnouncementsPanel
      locale={locale}
      labels={labels}
      items={
        announcements?.map((item) => ({
          id: item.id,
          dismissible: item.dismissible,
          content: (
            <Static>
              <AnnouncementItem item={item} locale={locale} />
            </Static>
          ),
        })) ?? null
      }
    />
  )
}
