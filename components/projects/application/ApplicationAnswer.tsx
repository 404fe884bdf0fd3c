import { getTranslations } from '@/lib/i18n/translations'
import { Notice } from '@/components/shared/Notice'
import { ContentUnavailable } from '@/lib/content/errors'
import { type FormState, valueOf } from '@/lib/forms/form'
import { findApplication, type OpenApplication, openApplication } from '@/lib/forms/volunteer/application-form'
import { log } from '@/lib/log'
import type { Locale } from '@/rules/languages'
import { ApplicationForm } from './ApplicationForm'
import { applicationWords } from './application-words'
import { KeptAnswers } from './KeptAnswers'

type Props = { locale: Locale; state: FormState }

async function read(locale: Locale, { values }: FormState): Promise<OpenApplication | 'missing' | 'failed'> {
  try {
    const application = await findApplication(values, locale)
    return application ? await openApplication(application, locale, values) : 'missing'
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    log.error(error.message)
    return 'failed'
  }
}

/** An application that was sent without script and came back. (Requirements, section 8: form configuration failures) */
export async function ApplicationAnswer({ locale, state }: Props) {
  const [t, application] = await Promise.all([getTranslations({ locale, namespace: 'forms.volunteer' }), read(locale, state)])
  if (application === 'missing') return <Notice isError title={t('notFound')} />
  if (application === 'failed') return <KeptAnswers locale={locale} state={state} />
  const title = valueOf(state.values, 'formTitle')
  return (
    <>
      {title && <h2>{title}</h2>}
      <ApplicationForm {...(await applicationWords({ locale, projectId: valueOf(state.values, 'projectId'), title, application, level: 3, state }))} />
    </>
  )
}
