import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { OpenForm } from '../open-form'

type Props = { form: OpenForm; characters: number; children?: ReactNode }

/** A hint with how long a text may become: at the end the browser takes no more, and does not say why. */
export async function Longest({ form, characters, children }: Props) {
  const t = await getTranslations({ locale: form.locale, namespace: 'forms.common' })
  return (
    <>
      {children} {t('longest', { characters })}
    </>
  )
}
