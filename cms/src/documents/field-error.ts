import { errors } from '@strapi/utils'

/** An error that the admin shows beside the field. */
export function fieldError(path: string[], message: string): Error {
  return new errors.ValidationError(message, { errors: [{ path, message, name: 'ValidationError' }] })
}
