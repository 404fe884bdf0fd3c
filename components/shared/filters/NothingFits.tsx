import { getTranslations } from '@/lib/i18n/translations'
import { EmptyState } from '@/components/shared/EmptyState'
import { Link } from '@/components/ui/Link'
import { filteredPath, type ListName } from '@/lib/i18n/list-filters'
import type { Locale } from '@/rules/languages'

type Props = { locale: Locale; list: ListName; target: string }

/** A list in which nothing fits its filters. */
export async function NothingFits({ locale, list, target }: Props) {
  const t = await getTranslations({ locale, namespace: 'filters' })
  return (
    <EmptyState title={t('noneTitle')}>
      <p>{t('noneText')}</p>
      <Link className="btn" href={`${filteredPath(locale, list, {})}#${target}`}>
        {t('clear')}
      </Link>
    </EmptyState>
  )
}
