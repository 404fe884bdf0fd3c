import 'server-only'
import { Link } from '@/components/ui/Link'
import { path, routes } from '@/lib/i18n/paths'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import type { DialogWords } from './words'

/** What opens over the page says, for its client component. */
export async function dialogWords(locale: Locale): Promise<DialogWords> {
  const t = await getTranslations({ locale, namespace: 'forms.dialogs' })
  return {
    close: t('close'),
    retry: t('retry'),
    failedTitle: t('failedTitle'),
    failed: t.rich('failed', { support: (words) => <Link href={path(locale, routes.contact)}>{words}</Link> }),
  }
}
