import ambassador from '../api/ambassador/entity'
import announcement from '../api/announcement/entity'
import article from '../api/article/entity'
import componentsVisibility from '../api/components-visibility/entity'
import contactInfo from '../api/contact-info/entity'
import country from '../api/country/entity'
import department from '../api/department/entity'
import event from '../api/event/entity'
import faq from '../api/faq/entity'
import hero from '../api/hero/entity'
import homePageStat from '../api/home-page-stat/entity'
import homeSlider from '../api/home-slider/entity'
import impressum from '../api/impressum/entity'
import mailTemplate from '../api/mail-template/entity'
import pagesInfo from '../api/pages-info/entity'
import partner from '../api/partner/entity'
import privacyPolicy from '../api/privacy-policy/entity'
import project from '../api/project/entity'
import projectForm from '../api/project-form/entity'
import projectSubmissionRules from '../api/project-submission-rules/entity'
import projectTimeline from '../api/project-timeline/entity'
import report from '../api/report/entity'
import seo from '../api/seo/entity'
import state from '../api/state/entity'
import termsOfUse from '../api/terms-of-use/entity'
import whoWeAre from '../api/who-we-are/entity'
import type { Entity } from './entity'

/** Everything that editors write. What others refer to comes first: the sample content is made in this order. */
export const entities: Readonly<Record<string, Entity>> = {
  'project-form': projectForm,
  project,
  'project-timeline': projectTimeline,
  'project-submission-rules': projectSubmissionRules,
  article,
  report,
  event,
  announcement,
  partner,
  ambassador,
  department,
  faq,
  'home-slider': homeSlider,
  hero,
  'home-page-stat': homePageStat,
  'contact-info': contactInfo,
  'who-we-are': whoWeAre,
  seo,
  'pages-info': pagesInfo,
  impressum,
  'terms-of-use': termsOfUse,
  'privacy-policy': privacyPolicy,
  'components-visibility': componentsVisibility,
  country,
  state,
  'mail-template': mailTemplate,
}

/** The name of a content type: `report` of `api::report.report`. */
export const nameOf = (uid: string): string => uid.split('.').at(-1) ?? ''

export const uidOf = (name: string) => `api::${name}.${name}`

/** What is known of a content type, or undefined where editors do not write it. */
export const entityOf = (uid: string): Entity | undefined => entities[nameOf(uid)]
