'use client'

import { createContext, type ReactNode, type RefObject, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { opensHere } from '@/components/layout/enhance/dom'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/rules/languages'
import { currentHash, writeHash } from './hash'
import styles from './Article.module.css'

type Selection = {
  /** The article that shows; none of it where it is the first one, which the server put in the page. */
  shown: { id: string; article: ReactNode }
  first: string
  isLoading: boolean
  region: RefObject<HTMLDivElement | null>
  choose: (id: string) => void
}

const SelectionContext = createContext<Selection | null>(null)

function useSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('There is no ArticleSwitcher around this.')
  return selection
}

type Props = {
  /** The article that the server put in the page. */
  first: string
  locale: Locale
  /** The address below which every article has its own page. */
  pages: string
  load: (locale: string, documentId: string) => Promise<ReactNode>
  children: ReactNode
}

/** Holds which article shows: the one that the hash names. The first one comes with the page, others are loaded when chosen. */
export function ArticleSwitcher({ first, locale, pages, load, children }: Props) {
  const [shown, setShown] = useState<Selection['shown']>({ id: first, article: null })
  const [isLoading, setLoading] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const wanted = useRef(first)
  const loaded = useRef(new Map<string, ReactNode>([[first, null]]))

  const show = (id: string) => {
    setShown({ id, article: loaded.current.get(id) })
    setLoading(false)
  }
  const scroll = () => {
    region.current?.focus({ preventScroll: true })
    region.current?.scrollIntoView()
  }
  const select = async (id: string) => {
    wanted.current = id
    if (!loaded.current.has(id)) {
      setLoading(true)
      scroll()
      const article = await load(locale, id)
      if (wanted.current !== id) return
      if (!article) {
        writeHash(first, 'replace')
        return show(first)
      }
      loaded.current.set(id, article)
    }
    show(id)
    scroll()
  }
  // A page of its own stands behind every article: it may be kept where the content service does not answer.
  const follow = (id: string) => select(id).catch(() => location.assign(new URL(`${pages}/${id}`, location.origin)))
  const choose = (id: string) => {
    writeHash(id, 'push')
    void follow(id)
  }
  const onHash = useEffectEvent(() => {
    const id = currentHash()
    if (!id || id === wanted.current) return
    writeHash(id, 'replace')
    void follow(id)
  })

  useEffect(() => {
    const controller = new AbortController()
    if (currentHash()) onHash()
    else writeHash(first, 'replace')
    addEventListener('hashchange', () => onHash(), { signal: controller.signal })
    return () => controller.abort()
  }, [first])

  return <SelectionContext value={{ shown, first, isLoading, region, choose }}>{children}</SelectionContext>
}

/** The place of the article that shows. Its children are the first one. */
export function SelectedArticle({ loading, children }: { loading: string; children: ReactNode }) {
  const { shown, first, isLoading, region } = useSelection()
  return (
    <div ref={region} className={styles.selected} tabIndex={-1} aria-busy={isLoading}>
      {/* The first one is only hidden: its markup came with the document and cannot be made again. */}
      <div hidden={isLoading || shown.id !== first}>{children}</div>
      {isLoading ? <ArticleSkeleton label={loading} /> : shown.article}
    </div>
  )
}

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

/** Leads to an article's own page, or shows it in place where script is there. */
export function ArticleLink({ id, href, children }: { id: string; href: string; children: ReactNode }) {
  const { shown, choose } = useSelection()
  return (
    <Link
      href={href}
      aria-current={id === shown.id ? 'true' : undefined}
      onClick={(event) => {
        if (!opensHere(event.nativeEvent)) return
        event.preventDefault()
        choose(id)
      }}
    >
      {children}
    </Link>
  )
}
