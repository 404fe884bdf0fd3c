import type { Core, UID } from '@strapi/strapi'
import { type AccountScope, scopeOf } from '../accounts/scope'
import { within } from './scope'

/** What permissions of reviewers are conditioned on. */
export const WITHIN_SCOPE = 'api::within-scope'

type Asked = { id: number; permission: { subject: UID.ContentType } }

/** One read for all permissions of a request: Strapi asks with the same object for each of them. */
const scopes = new WeakMap<object, Promise<AccountScope>>()

function scopeOnce(asked: Asked): Promise<AccountScope> {
  const scope = scopes.get(asked) ?? scopeOf(asked.id)
  scopes.set(asked, scope)
  return scope
}

/** Lets Strapi's own lists and pages show a reviewer what `submissionScope` lets them see, and no more. Before roles are made. */
export async function registerScopeCondition(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission').conditionProvider.register({
    displayName: 'Within the departments and projects of the account',
    name: 'within-scope',
    async handler(asked: Asked) {
      const { subject } = asked.permission
      return within(await scopeOnce(asked), subject)
    },
  })
}
