import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { About } from '../../../review/access'

const FILTERS = ['status', 'type', 'topic', 'assigned', 'asked', 'q'] as const

export type FilterName = (typeof FILTERS)[number]

/** What the queue is narrowed to, by the names of its calls. */
export type Filter = Partial<Record<FilterName, string>>

export const nameOf = ({ uid, documentId }: Pick<About, 'uid' | 'documentId'> | { uid: string; documentId: string }): string => `${uid}~${documentId}`

type Opened = { uid: string; documentId: string }

function openedBy(name: string | null): Opened | null {
  const [uid = '', documentId = ''] = name?.split('~') ?? []
  return uid && documentId ? { uid, documentId } : null
}

/** What is narrowed to and opened stands in the address: it can be sent to a colleague, and the browser's own way back works. */
export function useView() {
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const filter = useMemo((): Filter => {
    const given = new URLSearchParams(text)
    return Object.fromEntries(FILTERS.flatMap((name) => (given.get(name) ? [[name, given.get(name)]] : [])))
  }, [text])
  const opened = useMemo(() => openedBy(new URLSearchParams(text).get('open')), [text])

  const narrow = useCallback(
    (changes: Filter) => setSearch(new URLSearchParams(Object.entries({ ...filter, ...changes }).filter(([, value]) => value))),
    [filter, setSearch],
  )
  const addressOf = useCallback(
    (application: Opened | null): string => `?${new URLSearchParams({ ...filter, ...(application && { open: nameOf(application) }) }).toString()}`,
    [filter],
  )
  const open = useCallback((application: Opened | null) => setSearch(new URLSearchParams(addressOf(application))), [setSearch, addressOf])
  return { filter, opened, narrow, open, addressOf }
}
