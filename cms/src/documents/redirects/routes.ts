import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { CREATE, registerAdminRoutes } from '../../admin-routes'
import { REDIRECT } from '../../uids'
import { importRedirects } from './import'

const body = z.object({ csv: z.string().max(500_000) })

async function takeList(context: Context): Promise<void> {
  if (!context.state.userAbility.can(CREATE, REDIRECT)) throw new errors.ForbiddenError()
  const { data } = body.safeParse(context.request.body)
  if (!data) throw new errors.ValidationError('malformed list')
  context.body = { data: await importRedirects(data.csv) }
}

/** `POST /former-addresses/import` with `csv`, for those who may add one in the admin. */
export function registerRedirectImport(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [{ method: 'POST', path: '/former-addresses/import', handler: takeList }])
}
