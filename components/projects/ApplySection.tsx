import { getTranslations } from 'next-intl/server'
import { RichText } from '@/components/blocks/RichText'
import { Accordion } from '@/components/ui/Accordion'
import { Link } from '@/components/ui/Link'
import { Static } from '@/components/ui/static/Static'
import type { Project } from '@/lib/content/projects'
import type { SubmissionRules } from '@/lib/content/project-submission-rules'
import type { Locale } from '@/lib/i18n/languages'
import { path, routes } from '@/lib/i18n/paths'
import { ProjectPeriods } from './ProjectPeriods'
import { Section } from './Section'
import styles from './Project.module.css'

type Props = { project: Project; rules: SubmissionRules | null; locale: Locale }

/** How to take part in an active project: a panel for each form, one open at a time. */
export async function ApplySection({ project, rules, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'projects' })
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
        <Static>
          {rules && (
            <div className={styles.rules}>
              {rules.title && <h3>{rules.title}</h3>}
              <RichText content={rules.content} locale={locale} shift={rules.title ? 2 : 1} />
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
        </Static>
      )}
    </Section>
  )
}
