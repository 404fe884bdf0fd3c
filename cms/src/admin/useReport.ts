import { useAPIErrorHandler, useNotification } from '@strapi/strapi/admin'
import { useCallback } from 'react'

/** Says in the admin's own notice why a call was refused, in the words of the service. */
export function useReport(): (error: unknown) => void {
  const { toggleNotification } = useNotification()
  const { formatAPIError } = useAPIErrorHandler()
  return useCallback(
    (error) => toggleNotification({ type: 'danger', message: formatAPIError(error as Parameters<typeof formatAPIError>[0]) }),
    [toggleNotification, formatAPIError],
  )
}
