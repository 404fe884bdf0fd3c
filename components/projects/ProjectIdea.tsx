import { getTranslations } from '@/lib/i18n/translations'
import { Band } from '@/components/shared/Band'
import { Link } from '@/components/ui/Link'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'

/** Invites to suggest a project. */
export async function ProjectIdea({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'projects' })
  return (
    <Band title={t('ideaTitle')} text={t('ideaText')}>
      <Link href={path(locale, routes.projectTemplate)} className="btn btn-gold">
        {t('ideaAction')}
      </Link>
    </Band>
  )
}
