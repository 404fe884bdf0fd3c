import { getTranslations } from '@/lib/i18n/translations'
import { readTemplate } from '@/lib/template/template.mjs'
import { ByMail } from './ByMail'
import type { TabProps } from './CollaborationPage'
import { ideaProps } from './form-props'
import { IdeaForm } from './IdeaForm'
import { Place } from './Place'
import { TemplateActions } from './TemplateActions'
import guide from './Guide.module.css'
import styles from './ProjectTemplate.module.css'

/** The template to read, and in every form in which it can be taken along. */
export async function ProjectTemplate({ locale, email }: TabProps) {
  const [t, words] = await Promise.all([getTranslations({ locale, namespace: 'collaborate.template' }), getTranslations({ locale, namespace: 'template' })])
  const template = readTemplate(words)
  return (
    <>
      <section className={guide.guide} aria-labelledby="template-title">
        <div className={guide.head}>
          <h2 id="template-title">{t('title')}</h2>
          <p>{t('intro')}</p>
        </div>
        <TemplateActions locale={locale} template={template} />
        <ol className={styles.sections} aria-label={t('sectionsTitle')}>
          {template.sections.map(({ key, title, guide, fields }) => (
            <li key={key} id={key} className={styles.section}>
              <h3>{title}</h3>
              <p>{guide}</p>
              <ul>
                {fields.map((field) => (
                  <li key={field.key}>
                    {field.label}
                    {field.kind === 'table' && <small>{field.columns.join(' · ')}</small>}
                    {field.kind === 'choice' && <small>{field.options.join(' · ')}</small>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
      <Place id="idea" title={t('ideaTitle')} text={t('ideaText')}>
        <IdeaForm {...(await ideaProps({ locale }))} labelledBy="idea-heading" />
        <ByMail locale={locale} email={email} subject={t('mailSubject')} />
      </Place>
    </>
  )
}
