import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { BinItem, BinPage, BroughtBack } from '../../bin/routes'
import { wordIn } from '../../labels/language'
import { BIN } from '../labels/bin'
import { adminLanguage } from '../labels/language'
import { useReport } from '../useReport'
import { titleIn } from './names'

/** A document whose slug has been taken since, why it did not come back, and what works. */
export type TakenSlug = { item: BinItem; reason: string; offered: string }

const refusal = z.object({
  response: z.object({ data: z.object({ error: z.object({ message: z.string(), details: z.object({ offered: z.string() }) }) }) }),
})

/** The slug that the service offers with its refusal, and why. */
function offeredIn(error: unknown): { reason: string; offered: string } | null {
  const parsed = refusal.safeParse(error)
  if (!parsed.success) return null
  const { message, details } = parsed.data.response.data.error
  return { reason: message, offered: details.offered }
}

const lostIn = (back: BroughtBack) => ('file' in back ? { files: 0, links: 0, namedBy: back.file.unplaced } : back.document.lost)

/** A page of the bin, null until it is read, and what can be done with what lies in it. */
export function useBin(type: string | undefined, page: number) {
  const { get, post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const report = useReport()
  const [bin, setBin] = useState<BinPage | 'failed' | null>(null)
  const [looks, setLooks] = useState(0)
  const [taken, setTaken] = useState<TakenSlug | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    const query = new URLSearchParams({ page: String(page), ...(type && { type }) }).toString()
    get<{ data: BinPage }>(`/bin?${query}`, { signal: controller.signal })
      .then(({ data }) => setBin(data.data))
      .catch(() => controller.signal.aborted || setBin('failed'))
    return () => controller.abort()
  }, [get, page, type, looks])

  function tell(item: BinItem, back: BroughtBack): void {
    const language = adminLanguage()
    const said = wordIn('file' in back ? BIN.restoredFile : BIN.restored, language).replace('{0}', titleIn(item, language))
    const { files, links, namedBy } = lostIn(back)
    const lost = [files, links, namedBy].reduce((text, count, index) => text.replace(`{${index}}`, String(count)), wordIn(BIN.lost, language))
    const isWhole = files + links + namedBy === 0
    toggleNotification({ type: isWhole ? 'success' : 'warning', message: isWhole ? said : `${said} ${lost}` })
  }

  async function restore(item: BinItem, slug?: string): Promise<void> {
    try {
      const { data } = await post<{ data: BroughtBack }>(`/bin/${item.entryId}/restore`, slug === undefined ? {} : { slug })
      setTaken(null)
      tell(item, data.data)
    } catch (error) {
      const offer = offeredIn(error)
      if (offer === null) report(error)
      else setTaken({ item, ...offer })
    }
    setLooks((count) => count + 1)
  }

  async function erase(item: BinItem): Promise<void> {
    try {
      await post(`/bin/${item.entryId}/erase`)
      toggleNotification({ type: 'success', message: wordIn(BIN.erased, adminLanguage()) })
    } catch (error) {
      report(error)
    }
    setLooks((count) => count + 1)
  }

  return { bin, restore, erase, taken, forgetTaken: () => setTaken(null) }
}
