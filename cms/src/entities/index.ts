import { typeName } from '../uids'
import ambassador from './ambassador'
import announcement from './announcement'
import article from './article'
import componentsVisibility from './components-visibility'
import contactInfo from './contact-info'
import country from './country'
import department from './department'
import event from './event'
import faq from './faq'
import hero from './hero'
import homePageStat from './home-page-stat'
import homeSlider from './home-slider'
import impressum from './impressum'
import mailTemplate from './mail-template'
import pagesInfo from './pages-info'
import partner from './partner'
import privacyPolicy from './privacy-policy'
import project from './project'
import redirect from './redirect'
import projectForm from './project-form'
import projectSubmissionRules from './project-submission-rules'
import projectTimeline from './project-timeline'
import replyTemplate from './reply-template'
import report from './report'
import seo from './seo'
import state from './state'
import termsOfUse from './terms-of-use'
import whoWeAre from './who-we-are'
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
  'reply-template': replyTemplate,
  redirect,
}

/** What is known of a content type, or undefined where editors do not write it. */
export const entityOf = (uid: string): Entity | undefined => entities[typeName(uid)]

/** The field that documents of a type are called by. */
export const titleFieldOf = (uid: string): string => entityOf(uid)?.list?.mainField ?? entityOf(uid)?.list?.columns[0] ?? 'title'
