'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { documentPath } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { currentHash, markCurrent, selectedLink, writeHash } from './hash'
import styles from './Article.module.css'

/** The shape of an article that is on its way. */
function ArticleSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">{label}</span>
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}

type Props = {
  /** The article that the server put in the page. */
  first: string
  locale: Locale
  load: (locale: string, documentId: string) => Promise<ReactNode>
  loading: string
  children: ReactNode
}

/** Shows the article that the hash names; the first one comes with the page, others are loaded when chosen. */
export function ArticleSwitcher({ first, locale, load, loading, children }: Props) {
  const [shown, setShown] = useState<{ id: string; article: ReactNode }>({ id: first, article: null })
  const [isLoading, setLoading] = useState(false)
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const loaded = new Map<string, ReactNode>([[first, null]])
    let wanted = first

    const show = (id: string, article: ReactNode) => {
      setShown({ id, article })
      setLoading(false)
      markCurrent(id)
    }
    const scroll = () => {
      region.current?.focus({ preventScroll: true })
      region.current?.scrollIntoView()
    }
    const select = async (id: string) => {
      wanted = id
      if (!loaded.has(id)) {
        setLoading(true)
        scroll()
        const article = await load(locale, id)
        if (signal.aborted || wanted !== id) return
        if (!article) {
          writeHash(first, 'replace')
          return show(first, null)
        }
        loaded.set(id, article)
      }
      show(id, loaded.get(id))
      scroll()
    }
    // A page of its own stands behind every article: it may be kept where the content service does not answer.
    const follow = (id: string) => select(id).catch(() => location.assign(documentPath(locale, 'article', id)))

    const onHash = () => {
      const id = currentHash()
      if (!id || id === wanted) return
      writeHash(id, 'replace')
      void follow(id)
    }
    const onClick = (event: MouseEvent) => {
      const id = selectedLink(event)
      if (!id) return
      event.preventDefault()
      writeHash(id, 'push')
      void follow(id)
    }
    if (currentHash()) onHash()
    else writeHash(first, 'replace')
    addEventListener('hashchange', onHash, { signal })
    document.addEventListener('click', onClick, { signal })
    return () => controller.abort()
  }, [first, load, locale])

  return (
    <div ref={region} className={styles.selected} tabIndex={-1} aria-busy={isLoading} data-selected={shown.id}>
      {/* The first one is only hidden: its markup came with the document and cannot be made again. */}
      <div hidden={isLoading || shown.id !== first}>{children}</div>
      {isLoading ? <ArticleSkeleton label={loading} /> : shown.article}
    </div>
  )
}
