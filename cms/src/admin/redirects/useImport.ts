import { useFetchClient, useNotification, useQueryParams } from '@strapi/strapi/admin'
import { useState } from 'react'
import { z } from 'zod'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { REDIRECTS } from '../labels/redirects'
import { useReport } from '../useReport'

const refusal = z.object({
  response: z.object({ data: z.object({ error: z.object({ details: z.object({ lines: z.array(z.object({ line: z.number(), text: z.string() })) }) }) }) }),
})

/** The text of a file: in UTF-16 where it begins with the mark of that, as lists of Excel do, else in UTF-8. */
async function readText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first, second] = bytes
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

type Lines = { line: number; text: string }[]

/** Sends a list to be added; the lines that were refused stay until they are put away. */
export function useImport() {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const report = useReport()
  const [, setQuery] = useQueryParams()
  const [refused, setRefused] = useState<Lines>([])
  const [isLoading, setIsLoading] = useState(false)

  async function send(file: File): Promise<void> {
    setIsLoading(true)
    try {
      const { data } = await post<{ data: { added: number; known: number } }>('/former-addresses/import', { csv: await readText(file) })
      const { added, known } = data.data
      toggleNotification({ type: 'success', message: wordIn(REDIRECTS.done, adminLanguage()).replace('{0}', String(added)).replace('{1}', String(known)) })
      // The list is read anew.
      setQuery({ page: '1', imported: String(Date.now()) })
    } catch (error) {
      const found = refusal.safeParse(error).data
      if (found) setRefused(found.response.data.error.details.lines)
      else report(error)
    } finally {
      setIsLoading(false)
    }
  }

  return { send, isLoading, refused, putAway: () => setRefused([]) }
}
