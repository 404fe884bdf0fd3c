import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/rules/languages'
import styles from './ActiveFilters.module.css'

type Props<Name extends string> = {
  locale: Locale
  active: readonly { name: Name; text: string }[]
  /** The list without some of its filters. */
  without: (...names: Name[]) => string
}

/** The filters in use, each a link to the list without it. */
export async function ActiveFilters<Name extends string>({ locale, active, without }: Props<Name>) {
  if (active.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'filters' })
  return (
    <div className={styles.active}>
      <p id="filters-active">{t('active', { count: active.length })}</p>
      <ul className={styles.chips} aria-labelledby="filters-active">
        {active.map(({ name, text }) => (
          <li key={name}>
            <Link href={without(name)} aria-label={t('remove', { name: text })}>
              <bdi>{text}</bdi>
              <Icon name="close" />
            </Link>
          </li>
        ))}
      </ul>
      <Link href={without(...active.map(({ name }) => name))}>{t('clear')}</Link>
    </div>
  )
}

/** Of a list's choices those that are made, in words. */
export function chosenOf<Name extends string>(
  choices: readonly { name: Name; options: readonly (readonly [value: string, text: string])[] }[],
  values: Readonly<Partial<Record<Name, string>>>,
): { name: Name; text: string }[] {
  return choices.flatMap(({ name, options }) => {
    const text = options.find(([value]) => value === values[name])?.[1]
    return text ? [{ name, text }] : []
  })
}
