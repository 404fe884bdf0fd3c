import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { DEFAULT_LOCALE } from '../../rules/languages'
import { hasArabic } from './has-arabic'

const page = z.object({ results: z.array(z.object({ documentId: z.string(), locale: z.string().nullish(), status: z.string().optional() })) })

/** So many ids fit into an address, and into a list that the service takes from one. */
const AT_ONCE = 20

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) => ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE))

const queryOf = (ids: readonly string[]) =>
  new URLSearchParams([
    ['locale', DEFAULT_LOCALE],
    ['pageSize', String(AT_ONCE)],
    ...ids.map((id, index) => [`filters[documentId][$in][${index}]`, id]),
  ]).toString()

/** Those of some documents that nobody can read in Arabic; null until it is known, and 'failed' where no answer comes. */
export function useWithoutArabic(uid: string, documentIds: readonly string[]): ReadonlySet<string> | 'failed' | null {
  const { get } = useFetchClient()
  const [without, setWithout] = useState<ReadonlySet<string> | 'failed' | null>(null)
  const ids = documentIds.join(' ')
  useEffect(() => {
    const controller = new AbortController()
    const all = ids.split(' ')
    const read = async (part: string[]) => {
      const { data } = await get<unknown>(`/content-manager/collection-types/${uid}?${queryOf(part)}`, { signal: controller.signal })
      return page.parse(data).results
    }
    Promise.all(inParts(all).map(read))
      .then((answers) => {
        const readable = new Set(answers.flat().flatMap((version) => (hasArabic([version]) ? [version.documentId] : [])))
        setWithout(new Set(all.filter((id) => !readable.has(id))))
      })
      .catch(() => controller.signal.aborted || setWithout('failed'))
    return () => controller.abort()
  }, [get, uid, ids])
  return without
}
