import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { INTERNAL } from '../content-types'

/** What the service keeps for itself it reads and writes past the document service: there nobody does, not even an administrator. */
export function closeInternal(strapi: Core.Strapi): void {
  strapi.documents.use((call, next) => {
    if (INTERNAL.includes(call.uid)) throw new errors.ForbiddenError()
    return next()
  })
}
