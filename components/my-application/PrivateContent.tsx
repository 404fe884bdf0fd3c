import { LanguageSwitch } from '@/components/shared/LanguageSwitch'
import { readPrivatePage } from '@/lib/content/private-page'
import { type Carried, privatePage } from '@/lib/forms/private-page/addresses'
import { privateAnswers } from '@/lib/forms/private-page/answers'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import { AskForLinks } from './AskForLinks'
import { ConfirmAddress } from './ConfirmAddress'
import { Shut } from './Shut'
import { Submission } from './Submission'
import { Told } from './Told'
import styles from './private.module.css'

type Props = { locale: Locale; carried: Carried }

/** What a private page shows for what its address carries: what was sent, why that cannot be shown, or how to get a link. */
export async function PrivateContent({ locale, carried }: Props) {
  const { link, confirm } = carried
  const [t, answer, shown] = await Promise.all([
    getTranslations({ locale, namespace: 'privatePage' }),
    privateAnswers.read(carried.answer),
    link ? readPrivatePage(link, locale) : null,
  ])
  const isOpen = shown !== null && typeof shown === 'object'
  return (
    <div className={`wrap ${styles.page}`}>
      <LanguageSwitch locale={locale} addressIn={(code) => privatePage(code, { link, confirm })} />
      <h1>{isOpen ? t(`titles.${shown.form}`) : t('title')}</h1>
      <Told locale={locale} answer={answer} />
      {link && isOpen && <Submission locale={locale} link={link} shown={shown} answer={answer} />}
      {!link && confirm && answer?.deed !== 'confirm' && <ConfirmAddress locale={locale} confirm={confirm} />}
      {typeof shown === 'string' && <Shut locale={locale} why={shown} again={privatePage(locale, { link })} isToldAlready={answer?.result === 'over'} />}
      {shown !== 'error' && !isOpen && !confirm && <AskForLinks locale={locale} answer={answer} />}
    </div>
  )
}
