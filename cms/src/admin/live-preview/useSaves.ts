import { useEffect } from 'react'
import { linkTo } from './links'
import { isAbout, onSave } from './saves'
import type { About } from './useLink'

type Asked = { link: Promise<string | null>; at: number }

type Props = {
  about: About
  ask: () => Promise<string | null>
  /** There is a link to what has just been saved. */
  onLink: (link: string, at: number) => void
  /** Something has become of the document, and a link to it is to be asked for. */
  onChange: () => void
}

/**
 * Follows what the form sends. A link is asked for while the service is still busy with it, so that it is there with the answer.
 */
export function useSaves({ about: { uid, documentId, locale }, ask, onLink, onChange }: Props): void {
  useEffect(() => {
    let asked: Asked | null = null
    return onSave((save) => {
      if (!isAbout(save, { uid, documentId, locale })) return
      if (save.phase === 'sent') {
        asked = { link: ask().catch(() => null), at: Date.now() }
        return
      }
      const { stored } = save
      if (!asked || !stored) return onChange()
      const { link, at } = asked
      void link.then((early) => {
        const current = early && linkTo(stored, early)
        if (current) onLink(current, at)
        else onChange()
      })
    })
  }, [uid, documentId, locale, ask, onLink, onChange])
}
