import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/rules/languages'
import { HELP_SECTIONS } from './sections'
import shown from './shown.module.css'

/** The names of all sections, of which the style shows that of the current one. */
export async function CurrentLabel({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'help' })
  return (['overview', ...HELP_SECTIONS] as const).map((id) => (
    <span key={id} className={shown.label} data-for={id}>
      {t(`sections.${id}.label`)}
    </span>
  ))
}
