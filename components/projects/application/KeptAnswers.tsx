import { getTranslations } from '@/lib/i18n/translations'
import { Notice } from '@/components/shared/Notice'
import { CONTROL, type FormState } from '@/lib/forms/form'
import { path } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'

type Props = { locale: Locale; state: FormState }

/** In place of an application whose form could not be read: it can be sent again as it was filled in. */
export async function KeptAnswers({ locale, state }: Props) {
  const t = await getTranslations({ locale, namespace: 'forms.volunteer' })
  const values = Object.entries(state.values).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
  const kept = [...values, [CONTROL.attempt, state.attempt ?? ''], [CONTROL.confirmation, state.confirmation ?? '']] as const
  return (
    <Notice isError title={t('loadingError')} text={t('again')}>
      <form method="post" action={path(locale, '/send/volunteer')} encType="multipart/form-data">
        {kept.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} defaultValue={value} />
        ))}
        <button className="btn">{t('retry')}</button>
      </form>
    </Notice>
  )
}
