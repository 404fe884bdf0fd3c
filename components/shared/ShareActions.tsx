'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { copyLink, type Page, sharePage, type ShareResult } from './share-page'
import styles from './ShareBar.module.css'

/** How long a result stays, in milliseconds. (Specification, section 9: tooltip 1.5 s, notices 3 s) */
const STAYS: Record<Exclude<ShareResult, 'silent'>, number> = { copied: 1500, copiedInstead: 3000, failed: 3000 }

type Props = {
  page: Page
  labels: Record<'copy' | 'share' | Exclude<ShareResult, 'silent'>, string>
}

const never = () => () => undefined

/** What sharing needs script for: the clipboard and the apps of the device. */
export function ShareActions({ page, labels }: Props) {
  const [result, setResult] = useState<ShareResult>('silent')
  const hasScript = useSyncExternalStore(never, () => true, () => false)

  useEffect(() => {
    if (result === 'silent') return
    const timer = setTimeout(() => setResult('silent'), STAYS[result])
    return () => clearTimeout(timer)
  }, [result])

  if (!hasScript) return null
  return (
    <>
      <button type="button" data-service="copy" aria-label={labels.copy} onClick={async () => setResult(await copyLink(page.url))} />
      {'share' in navigator && (
        <button type="button" data-service="share" aria-label={labels.share} onClick={async () => setResult(await sharePage(page))} />
      )}
      <span role="status" className={styles.result}>
        {result !== 'silent' && labels[result]}
      </span>
    </>
  )
}
