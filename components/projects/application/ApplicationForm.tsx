import { getTranslations } from '@/lib/i18n/translations'
import { ConsentFields } from '@/components/shared/form/fields/checkbox/ConsentFields'
import { Form } from '@/components/shared/form/Form'
import { openForm } from '@/components/shared/form/open-form'
import { SubmissionDialogs } from '@/components/shared/form/SubmissionDialogs'
import type { FormState } from '@/lib/forms/form'
import { ruleOf } from '@/lib/forms/volunteer/application'
import type { OpenApplication } from '@/lib/forms/volunteer/application-form'
import type { Locale } from '@/rules/languages'
import { ApplicationFields } from './ApplicationFields'
import { applicationSections } from './application-sections'
import { ownContact } from '@/rules/volunteer/read-fields'
import { summaryLabels } from './summary-labels'
import styles from './application.module.css'

type Props = {
  locale: Locale
  projectId: string
  /** What the form is called; stored with the application. */
  title: string
  application: OpenApplication
  /** The level of its sections' titles in the page's outline. */
  level: 3 | 4
  /** Of the element, where a page has several. */
  id?: string
  state?: FormState
}

/** The application to a project: as it is configured, or built in. (Requirements, sections 3 to 5) */
export async function ApplicationForm({ locale, projectId, title, application, level, id, state }: Props) {
  const [t, sections] = await Promise.all([getTranslations({ locale, namespace: 'forms.volunteer' }), applicationSections(application, locale)])
  const fields = sections.flatMap((section) => section.fields)
  const own = ownContact(fields.map(ruleOf))
  const form = await openForm({ name: 'volunteer', id, locale, state, labels: summaryLabels(fields, state?.errors ?? {}) })
  const { configuration, supplies } = application
  // The content service takes the fields of a form that is named, which one without fields has not.
  const formId = configuration && configuration.sections.length > 0 ? configuration.documentId : ''
  return (
    <div className={styles.application}>
      {configuration?.description && <p>{configuration.description}</p>}
      <Form
        form={form}
        context={{ projectId, formId, formTitle: title }}
        submit={t('submit')}
        draft={`volunteer:${projectId}:${formId || 'default'}`}
        thanks={false}
      >
        <div className={styles.sections} data-rules={JSON.stringify(fields.map(ruleOf))} data-periods={JSON.stringify(application.timelines)}>
          {sections.map((section, index) => (
            <ApplicationFields
              key={section.title ?? index}
              form={form}
              section={section}
              supplies={supplies}
              own={own}
              level={level}
              id={`${form.id}-part-${index}`}
            />
          ))}
        </div>
        <ConsentFields form={form} />
      </Form>
      {configuration?.note && <p className={styles.note}>{configuration.note}</p>}
      <SubmissionDialogs form={form} text={configuration?.successMessage} />
    </div>
  )
}
