import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { REVIEW } from '../labels/review'

/** Gives the browser a file to save. The admin's session travels in a header, so a plain link to the file would not do. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Downloads what only those may see who are signed in. */
export function useDownload() {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [isLoading, setIsLoading] = useState(false)
  async function download(path: string, name: string): Promise<void> {
    setIsLoading(true)
    try {
      const { data } = await get(path, { responseType: 'blob' })
      saveFile(data, name)
    } catch {
      toggleNotification({ type: 'danger', message: wordIn(REVIEW.failed, adminLanguage()) })
    } finally {
      setIsLoading(false)
    }
  }
  return { download, isLoading }
}
