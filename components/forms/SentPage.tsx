import { ForgetDraft } from '@/components/shared/form/ForgetDraft'
import type { FormName } from '@/lib/forms/form'
import { Static } from '@/lib/framework/static/Static'
import type { Locale } from '@/rules/languages'
import { SentContent } from './SentContent'

/** The page after a form that was sent without script, whose number is put into its place. (docs/decisions/pages-with-a-place.md) */
export function SentPage({ locale, form }: { locale: Locale; form: FormName }) {
  return (
    <>
      <Static isPlace>
        <SentContent locale={locale} form={form} reference={null} />
      </Static>
      <ForgetDraft form={form} />
    </>
  )
}
