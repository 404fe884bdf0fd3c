import { publicUrl } from '../environment'
import { dateOf } from '../events/words'
import type { Composed, Mail } from '../outbox/mail'
import { findPlans, type Plan } from '../plans/plan'
import type { Locale } from '../rules/languages'
import { HOME_ZONE } from '../rules/at-home'
import { render } from './render'
import { readTemplate } from './templates'

/** The moment in the zone of whoever made the plan, and in that of the initiative where it is another one. */
function momentOf({ at, zone }: Plan, language: Locale): string {
  const zones = [...new Set([zone, HOME_ZONE])]
  return zones.map((timeZone) => dateOf({ startDate: at.toISOString(), endDate: null, timeZone }, language)).join(' · ')
}

function pageOf({ uid, documentId, language }: Plan): string {
  const query = language ? `?${new URLSearchParams({ 'plugins[i18n][locale]': language }).toString()}` : ''
  const kind = strapi.contentType(uid).kind
  return `${publicUrl()}/admin/content-manager/${kind === 'singleType' ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`}${query}`
}

/** The mail about a plan that was not carried out, to whoever made it; null when it is there no more, or they are not. */
export async function composePlan({ template, language, documentId }: Composed): Promise<Mail | null> {
  const [plan] = await findPlans({ documentId, state: 'failed' })
  const maker: { email: string; firstname: string | null } | null =
    plan && (await strapi.db.query('admin::user').findOne({ where: { id: plan.madeBy, isActive: true }, select: ['email', 'firstname'] }))
  if (!plan || !maker) return null
  const values = { name: maker.firstname ?? '', title: plan.title, date: momentOf(plan, language), problem: plan.problem ?? '', page: pageOf(plan) }
  return { to: maker.email, ...render(await readTemplate(template, language), values, language) }
}
