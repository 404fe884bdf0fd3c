import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { ServiceHome } from '../../home/service'
import { useReport } from '../useReport'

/** Confirms stopped jobs; gives how the service is since, and null before. */
export function useConfirmation() {
  const { post } = useFetchClient()
  const report = useReport()
  const [since, setSince] = useState<ServiceHome | null>(null)
  const confirm = async ({ job, id }: ServiceHome['stopped'][number]): Promise<void> => {
    try {
      const { data } = await post<{ data: ServiceHome }>(`/home/stopped-jobs/${job}/confirm`, { id })
      setSince(data.data)
    } catch (error) {
      report(error)
    }
  }
  return { since, confirm }
}
