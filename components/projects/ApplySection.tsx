import { getTranslations } from 'next-intl/server'
import { RichText } from '@/components/blocks/RichText'
import { Accordion } from '@/components/ui/Accordion'
import { Link } from '@/components/ui/Link'
import type { Project } from '@/lib/content/projects'
import { getProjectSubmissionRules } from '@/lib/content/project-submission-rules'
import type { Locale } from '@/lib/i18n/languages'
import { path, routes } from '@/lib/i18n/paths'
import { ProjectPeriods } from './ProjectPeriods'
import { Section } from './Section'
import styles from './Project.module.css'

/** How to take part in an active project: a panel for each form, one open at a time. */
export async function ApplySection({ project, locale }: { project: Project; locale: Locale }) {
  const [t, rules] = await Promise.all([
    getTranslations({ locale, namespace: 'projects' }),
    project.forms.length > 0 ? getProjectSubmissionRules(locale) : null,
  ])
  const soon = t.rich('applySoon', {
    contact: (words) => <Link href={path(locale, routes.contact)}>{words}</Link>,
  })
  return (
    <Section
      id="apply"
      title={t('applyTitle')}
      aside={<ProjectPeriods timelines={project.projectTimelines} locale={locale} />}
      className="no-print sunken"
    >
      {project.forms.length === 0 ? (
        <p>{t('noForms')}</p>
      ) : (
        <>
          {rules && (
            <div className={styles.rules}>
              {rules.title && <h3>{rules.title}</h3>}
              <RichText content={rules.content} locale={locale} shift={2} />
            </div>
          )}
          <Accordion
            name="application"
            items={project.forms.map(({ documentId, title, note }) => ({
              id: `form-${documentId}`,
              title: title ?? t('formTitle'),
              content: (
                <>
                  <p>{soon}</p>
                  {note && <p className={styles.note}>{note}</p>}
                </>
              ),
            }))}
          />
        </>
      )}
    </Section>
  )
}
