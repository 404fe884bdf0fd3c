import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { REVIEW } from '../labels/review'
import { saveFile } from './save'

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
