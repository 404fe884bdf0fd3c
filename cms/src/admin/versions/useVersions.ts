import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { wordIn } from '../../labels/language'
import type { Described } from '../../versions/describe'
import type { Restored, VersionView } from '../../versions/routes'
import { adminLanguage } from '../labels/language'
import { VERSIONS } from '../labels/versions'
import { useReport } from '../useReport'

export type WithFields = VersionView & { fields: Described[] }

/** The versions of a document in a language, null until they are read, what one holds, and how to bring one back. */
export function useVersions(uid: string, documentId: string, locale: string | null, changed: string) {
  const { get, post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const report = useReport()
  const [versions, setVersions] = useState<VersionView[] | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    const query = locale ? `?${new URLSearchParams({ language: locale }).toString()}` : ''
    get<{ data: VersionView[] }>(`/document-versions/${uid}/${documentId}${query}`, { signal: controller.signal })
      .then(({ data }) => setVersions(data.data))
      .catch((error: unknown) => controller.signal.aborted || report(error))
    return () => controller.abort()
  }, [get, uid, documentId, locale, changed, report])

  const read = useCallback(
    async (versionId: string): Promise<WithFields | null> => {
      try {
        const { data } = await get<{ data: WithFields }>(`/document-versions/${versionId}`)
        return data.data
      } catch (error) {
        report(error)
        return null
      }
    },
    [get, report],
  )

  /** Gives whether the draft is another one now. */
  async function restore(versionId: string): Promise<boolean> {
    try {
      const { data } = await post<{ data: Restored }>(`/document-versions/${versionId}/restore`)
      const { files, links } = data.data
      const language = adminLanguage()
      const lost = wordIn(VERSIONS.lost, language).replace('{0}', String(files)).replace('{1}', String(links))
      toggleNotification({
        type: files + links > 0 ? 'warning' : 'success',
        message: [wordIn(VERSIONS.restored, language), files + links > 0 ? lost : ''].join(' ').trim(),
      })
      return true
    } catch (error) {
      report(error)
      return false
    }
  }

  return { versions, read, restore }
}
