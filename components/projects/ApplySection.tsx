import { getTranslations } from '@/lib/i18n/translations'
import { RichText } from '@/components/blocks/RichText'
import { Loaded } from '@/components/shared/Loaded'
import { Notice } from '@/components/shared/Notice'
import { Accordion } from '@/components/ui/Accordion'
import { Static } from '@/lib/framework/static/Static'
import { getProjectForm } from '@/lib/content/project-forms'
import type { Project } from '@/lib/entities/projects'
import type { ProjectTimeline } from '@/lib/content/project-timelines'
import type { SubmissionRules } from '@/lib/content/project-submission-rules'
import { type Section as ReadSection, section } from '@/lib/content/section'
import { openApplication } from '@/lib/forms/volunteer/application-form'
import type { Locale } from '@/rules/languages'
import { periodsAhead } from '@/rules/volunteer/periods'
import { ApplicationForm } from './application/ApplicationForm'
import { applicationWords } from './application/application-words'
import { ProjectPeriods } from './ProjectPeriods'
import { Section } from './Section'
import styles from './Project.module.css'

type Props = { project: Project; rules: ReadSection<SubmissionRules | null>; locale: Locale }

const readForms = ({ forms }: Project, timelines: readonly ProjectTimeline[], locale: Locale) =>
  Promise.all(
    forms.map(async (summary) => {
      const read = async () => openApplication({ configuration: await getProjectForm(locale, summary.documentId), timelines }, locale)
      return { summary, application: await section(read) }
    }),
  )

/** How to take part in an active project: a panel for each form, one open at a time. */
export async function ApplySection({ project, rules, locale }: Props) {
  const timelines = periodsAhead(project.projectTimelines)
  const [t, forms] = await Promise.all([getTranslations({ locale }), readForms(project, timelines, locale)])
  return (
    <Section id="apply" title={t('projects.applyTitle')} aside={<ProjectPeriods timelines={timelines} locale={locale} />} className="no-print sunken">
      {forms.length === 0 ? (
        <p>{t('projects.noForms')}</p>
      ) : (
        <>
          <Static>
            <Loaded section={rules} failure={<Notice isError title={t('home.failure.section.title')} />}>
              {(found) =>
                found && (
                  <div className={styles.rules}>
                    {found.title && <h3>{found.title}</h3>}
                    <RichText content={found.content} locale={locale} shift={found.title ? 2 : 1} />
                  </div>
                )
              }
            </Loaded>
            <Accordion
              name="application"
              items={forms.map(({ summary: { documentId, title }, application }) => {
                const name = title ?? t('projects.formTitle')
                const content = (
                  <Loaded section={application} failure={<Notice isError title={t('forms.volunteer.loadingError')} />}>
                    {async (data) => (
                      <ApplicationForm
                        {...(await applicationWords({
                          locale,
                          projectId: project.documentId,
                          title: name,
                          application: data,
                          level: 4,
                          id: `volunteer-${documentId}`,
                        }))}
                      />
                    )}
                  </Loaded>
                )
                return { id: `form-${documentId}`, title: name, content }
              })}
            />
          </Static>
        </>
      )}
    </Section>
  )
}
