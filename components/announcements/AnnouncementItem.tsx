import { getTranslations } from '@/lib/i18n/translations'
import { RichTextNodes } from '@/components/blocks/RichTextNodes'
import { ExternalLink, Link } from '@/components/ui/Link'
import { Picture } from '@/components/ui/Picture'
import { Words } from '@/lib/i18n/Words'
import type { Announcement } from '@/lib/content/announcements'
import type { Locale } from '@/rules/languages'
import styles from './Announcements.module.css'

/** An announcement; its kind is said in words and colour. Inside `Static`. */
export async function AnnouncementItem({ item, locale }: { item: Announcement; locale: Locale }) {
  const [t, common] = await Promise.all([getTranslations({ locale, namespace: 'announcements' }), getTranslations({ locale, namespace: 'common' })])
  const { type, title, icon, content, link } = item
  const linkText = item.linkText ?? common('readMore')
  return (
    <article className={styles.item} data-type={type}>
      <p className={styles.type}>
        {icon && <Picture image={icon} sizes="24px" alt="" />}
        {t(`types.${type}`)}
      </p>
      {title && (
        <h3>
          <Words locale={locale} text={title} />
        </h3>
      )}
      <RichTextNodes content={content} locale={locale} shift={2} />
      {link?.startsWith('http') && (
        <ExternalLink href={link} hint={common('newTab')}>
          {linkText}
        </ExternalLink>
      )}
      {link && !link.startsWith('http') && <Link href={link}>{linkText}</Link>}
    </article>
  )
}
