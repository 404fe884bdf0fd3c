import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback } from 'react'
import { z } from 'zod'

export type About = { uid: string; documentId: string; locale: string }

const answer = z.object({ data: z.object({ url: z.url() }) })

/** A new link to the draft on the site, null where there is nothing to preview. Throws where no answer comes. */
export function useLink({ uid, documentId, locale }: About): () => Promise<string | null> {
  const { get } = useFetchClient()
  return useCallback(async () => {
    const query = new URLSearchParams({ documentId, locale, status: 'draft' }).toString()
    const { data } = await get<unknown>(`/content-manager/preview/url/${uid}?${query}`)
    return answer.safeParse(data).data?.data.url ?? null
  }, [get, uid, documentId, locale])
}
